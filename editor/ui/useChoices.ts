import { useCallback, useEffect, useState } from 'react'
import type { Choices } from '../server/choices.ts'
import { call } from './call.ts'

/** What fields can refer to, and how to ask again after an upload. */
export function useChoices(): { choices: Choices | undefined; reloadChoices: () => Promise<void> } {
  const [choices, setChoices] = useState<Choices>()
  const reloadChoices = useCallback(async () => setChoices(await call<Choices>('choices')), [])
  useEffect(() => {
    // Without an answer the record is not shown either, and says why.
    reloadChoices().catch(() => undefined)
  }, [reloadChoices])
  return { choices, reloadChoices }
}
