import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/openDatabase.ts'
import { copyContent } from '../../../tests/support/content/copyContent.ts'
import { temporaryFolder } from '../../../tests/support/receiver/startReceiver.ts'
import { IS_LONG_ROUND } from '../../../tests/support/round.ts'
import { DraftSync, type SentChange } from '../../editor/drafts/DraftSync.ts'
import type { DraftAnswer } from '../../features/editor/addDrafts.ts'
import { findDraft, openDrafts } from './draftStore.ts'
import type { OpenedForm } from './editDraft.ts'

const PROGRAM = join(import.meta.dirname, '../../../tests/support/studio/keepDrafts.ts')
const FILE = 'content/posts/unfinished-0a1b2c3d.mdx'
const ROUNDS = IS_LONG_ROUND ? 10 : 1
const LOST_MS = 2_000
const KEY_MS = 20
const PATIENCE = { timeout: 60_000 }

test('a studio that is killed during an autosave loses at most two seconds of typing, and an open form sends them again', {
  timeout: 900_000,
}, async () => {
  const [content, data] = [copyContent(), temporaryFolder()]
  let studio: ChildProcess | undefined
  let origin = ''
  async function start() {
    studio = spawn(process.execPath, [PROGRAM, content, data], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [port] = studio.stdout ? await once(studio.stdout, 'data') : []
    origin = `http://127.0.0.1:${String(port).trim()}`
  }
  async function kill() {
    studio?.kill('SIGKILL')
    if (studio?.exitCode === null && studio.signalCode === null) await once(studio, 'exit')
  }
  onTestFinished(kill)
  async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const answer = await fetch(
      `${origin}/api/${path}`,
      body === undefined ? {} : { ...init, body: JSON.stringify(body) },
    )
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as Answer
  }

  await start()
  const opened = await ask<OpenedForm>(`record?file=${FILE}`)
  let onSend = () => {}
  const sync = new DraftSync(opened, {
    async keep(change: SentChange) {
      onSend()
      return await ask<DraftAnswer>('draft', { file: FILE, window: 'a', ...change })
    },
    read: (revision) => ask(`draft?${new URLSearchParams({ file: FILE, window: 'a', revision })}`),
    explain: (error) => ({ problem: String(error), mayRetry: true }),
    fieldInUse: () => 'body',
  })
  onTestFinished(() => sync.end())

  const begun = opened.state.draft.body ?? ''
  const typed: { atMs: number; length: number }[] = []
  let text = begun
  let isTyping = true
  const typing = (async () => {
    for (let word = 0; isTyping; word++) {
      text += ` w${word}`
      sync.change((draft) => ({ ...draft, body: text }))
      typed.push({ atMs: performance.now(), length: text.length })
      await wait(KEY_MS)
    }
  })()

  for (let round = 0; round < ROUNDS; round++) {
    // Waits for the second autosave: the first has stored the words typed before it.
    for (let saves = 0; saves < 2; saves++) {
      await new Promise<void>((resolve) => {
        onSend = resolve
      })
    }
    await wait(round % 10)
    await kill()
    const killedMs = performance.now()
    const database = await openDatabase({ dataDirectory: data, databaseUrl: null })
    const kept = (await findDraft(await openDrafts(database), FILE))?.draft.body ?? ''
    await database.destroy()
    const due = typed.findLast(({ atMs }) => atMs < killedMs - LOST_MS)?.length ?? 0
    expect(text.startsWith(kept), `round ${round}`).toBe(true)
    expect(kept.length, `round ${round}`).toBeGreaterThanOrEqual(due)
    await start()
    await expect.poll(() => sync.view.problem, PATIENCE).toBe('')
  }
  isTyping = false
  await typing
  await expect.poll(() => sync.view.isUnsent, PATIENCE).toBe(false)
  const { state } = await ask<DraftAnswer>(
    `draft?${new URLSearchParams({ file: FILE, window: 'a', revision: '' })}`,
  )
  expect(state).toMatchObject({ draft: { body: text }, replaced: [] })
})
