/**
 * Does a part of the build. What it throws begins with the page or file that it was about, which the words of a library
 * do not name.
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
