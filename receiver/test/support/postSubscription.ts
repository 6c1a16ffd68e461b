/** How long a visitor's browser is willing to wait in these tests. */
const PATIENCE_MS = 15_000

/**
 * Subscribes an address.
 * @returns the answer's status and headers, or null where the connection broke.
 */
export async function postSubscription(url: string, email: string) {
  try {
    const answer = await fetch(`${url}/f/newsletter`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ email }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.arrayBuffer()
    return { status: answer.status, headers: answer.headers }
  } catch {
    return null
  }
}
