declare const SECRET_CLI_VERSION: string;

/** The version of this program, set where it is bundled. */
export const version = SECRET_CLI_VERSION;
