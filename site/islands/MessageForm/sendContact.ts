/**
 * Sends a message over the contact service's protocol.
 * @returns whether it was taken. An ok answer counts as a failure where its JSON says so: FormSubmit
 * answers 200 for a form that is not activated yet, and delivers nothing. Never rejects.
 */
export async function sendContact(address: string, form: FormData): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
    })
    return answer.ok && !saysFailure(await answer.text())
  } catch {
    return false
  }
}

function saysFailure(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body)
    if (typeof answer !== 'object' || answer === null || !('success' in answer)) return false
    return answer.success === false || answer.success === 'false'
  } catch {
    // No JSON: the status alone counts.
    return false
  }
}
