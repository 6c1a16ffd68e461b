/** An environment variable holds what it must not; the message says which, and what is allowed. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
