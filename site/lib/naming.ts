/** Runs a step of the build. Prefixes every error with the page or file, which library messages do not name. */
export async function naming<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
