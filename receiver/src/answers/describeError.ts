type ErrorDescription = {
  type: string
  message: string
  code?: unknown
  stack: string
  cause?: ErrorDescription
}

/**
 * An error for the log. Only these parts: databases add others that repeat what a visitor wrote.
 */
export function describeError(error: Error): ErrorDescription {
  return {
    type: error.name,
    message: error.message,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack ?? '',
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  }
}
