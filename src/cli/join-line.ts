/** What is typed into a shell to come to the table at that address, as `formatAddress` writes it. */
export const joinLine = (address: string): string => `npx secret-cli join ${address}`;
