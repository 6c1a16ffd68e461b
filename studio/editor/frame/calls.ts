import { useCallback, useEffect, useState } from 'react'
import { MAX_UPLOAD_BYTES, MEBIBYTE } from '../../content/form/maxUploadBytes.ts'
import type { Choices } from '../../content/formData.ts'
import type { PictureType } from '../../content/pictureFiles.ts'
import type { SavedPicture } from '../../content/pictures/savePicture.ts'
import type { ValidationError } from '../../kit/RequestError.ts'
import { labels } from './labels.ts'

/** A failed call, with its status and errors. */
export class CallError extends Error {
  readonly status: number
  readonly errors: ValidationError[]

  constructor(status: number, errors: ValidationError[]) {
    super(errors.map(({ problem }) => problem).join('\n'))
    this.status = status
    this.errors = errors
  }
}

/** Calls the editor's API. @throws CallError, with status 0 if there is no answer. */
export async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/api/${path}`, init).catch(() => undefined)
  // If the studio is down, a proxy may answer with an HTML page of its own.
  const answer = await response?.json().catch(() => undefined)
  if (!response || !answer) throw new CallError(0, [{ problem: labels.errors.noAnswer }])
  if (response.status === 401) throw new CallError(401, [{ problem: labels.errors.signedOut }])
  if (!response.ok) throw new CallError(response.status, answer.errors)
  return answer
}

/** Calls the API about one file. */
export function callFor<Answer>(path: string, file: string): Promise<Answer> {
  return call(`${path}?file=${encodeURIComponent(file)}`)
}

/** Posts a value as JSON. */
export function send<Answer>(path: string, value: unknown, init?: RequestInit): Promise<Answer> {
  return call(path, {
    ...init,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  })
}

type NewPicture = { type: PictureType; name: string; file: File; alt: string }

/** Uploads a picture to the content folder. @returns its name there. @throws CallError */
export async function uploadPicture({ type, name, file, alt }: NewPicture): Promise<SavedPicture> {
  // The studio cuts off a request that is too large, which a proxy would report as a failure of the studio.
  if (file.size > MAX_UPLOAD_BYTES) {
    throw new CallError(413, [{ problem: labels.errors.tooLarge(MAX_UPLOAD_BYTES / MEBIBYTE) }])
  }
  const ending = /\.[^.]*$/.exec(file.name)?.[0] ?? ''
  const fileName = name.endsWith(ending) ? name : name + ending
  return call(`pictures?${new URLSearchParams({ type, name: fileName, alt })}`, {
    method: 'POST',
    body: file,
  })
}

/** The errors to show for any failure. */
export function errorsOf(error: unknown): ValidationError[] {
  if (error instanceof CallError) return error.errors
  return [{ problem: error instanceof Error ? error.message : String(error) }]
}

/** The records and files that fields can refer to, with a function that reloads them after an upload. */
export function useChoices(): { choices: Choices | undefined; reloadChoices: () => Promise<void> } {
  const [choices, setChoices] = useState<Choices>()
  const reloadChoices = useCallback(async () => setChoices(await call<Choices>('choices')), [])
  useEffect(() => {
    // Without an answer, loading the record fails too and shows the reason.
    reloadChoices().catch(() => undefined)
  }, [reloadChoices])
  return { choices, reloadChoices }
}
