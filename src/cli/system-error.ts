/** An error that the operating system gave, with its code, like ENOENT. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException & { readonly code: string } =>
  error instanceof Error && 'code' in error && 'syscall' in error;
