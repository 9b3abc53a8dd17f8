/** Whether an error says that the database cannot be reached, or has just gone: another try may do. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    code.startsWith('08') || code.startsWith('57P') || network.has(code) || /timeout exceeded when trying to connect/.test(error.message)
  );
}

const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);
