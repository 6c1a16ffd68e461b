/** A call that was refused: its status, and what is wrong in sentences. */
export class CallRefused extends Error {
  readonly status: number
  readonly refusals: string[]

  constructor(status: number, refusals: string[]) {
    super(refusals.join('\n'))
    this.status = status
    this.refusals = refusals
  }
}

const NO_ANSWER =
  'The editor does not answer. Is the window in which you started it still open? Your changes are still here.'

/** Asks the editor's server. @throws CallRefused, also when nobody answers. */
export async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/api/${path}`, init).catch(() => undefined)
  if (!response) throw new CallRefused(0, [NO_ANSWER])
  const answer = await response.json()
  if (!response.ok) throw new CallRefused(response.status, answer.refusals)
  return answer
}

/** Sends a value. */
export function send<Answer>(path: string, value: unknown): Promise<Answer> {
  return call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  })
}

/** The sentences to show for any failure. */
export function refusalsOf(error: unknown): string[] {
  if (error instanceof CallRefused) return error.refusals
  return [error instanceof Error ? error.message : String(error)]
}
