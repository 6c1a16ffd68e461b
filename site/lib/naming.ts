/**
 * Runs a part of the build and puts the name of its page or file before any error, which the messages of a library
 * leave out.
 */
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
