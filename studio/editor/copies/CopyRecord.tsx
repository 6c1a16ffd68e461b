import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import type { ValidationError } from '../../kit/RequestError.ts'
import { errorsOf, send } from '../frame/calls.ts'
import { Problems } from '../frame/notices.tsx'
import { leaveFor } from '../frame/route.ts'
import { labels } from './labels.ts'

type CopyRecordProps = {
  file: string
  /** Stores the current edits, so that the copy includes them. */
  onBefore: () => Promise<void>
  onCopied: () => void
}

/** Creates a copy of the open record as a new record, and opens it. */
export function CopyRecord({ file, onBefore, onCopied }: CopyRecordProps) {
  const [errors, setErrors] = useState<ValidationError[]>([])

  async function copy() {
    try {
      await onBefore()
      const copied = await send<{ file: string }>('copy', { file })
      onCopied()
      leaveFor(copied.file)
    } catch (error) {
      setErrors(errorsOf(error))
    }
  }

  return (
    <div>
      <Button isSmall onClick={copy}>
        {labels.copyRecord}
      </Button>
      <Problems errors={errors} />
    </div>
  )
}
