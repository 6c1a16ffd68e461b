/** A log for tests in which nobody reads it. */
export const silentLog = { warn: () => {}, error: () => {} }
