import { isGroup } from '../../../content-model/fieldsOf.ts'
import type { KeptReplaced } from '../../content/drafts/draftStore.ts'
import type { DraftState } from '../../content/drafts/editDraft.ts'
import { type Draft, mergeDrafts } from '../../content/drafts/merge.ts'
import type { Beside } from '../../content/drafts/presence.ts'
import { isSame } from '../../content/form/isSame.ts'
import type { DraftAnswer } from '../../features/editor/addDrafts.ts'

/** Delay before a change is sent. It delays the preview, and limits the text that a crash of the browser can lose. */
const PAUSE_MS = 200
const RETRY_MS = 3_000

export type SentChange = {
  base: Draft
  /** Sent before, without a response so far. */
  unanswered: Draft | undefined
  draft: Draft
  settled: string[]
}

/** The calls to the studio. */
export type DraftCalls = {
  /** @param isLast whether the page is about to close. */
  keep: (change: SentChange, isLast: boolean) => Promise<DraftAnswer>
  read: (revision: string) => Promise<DraftAnswer>
  /** The message for a failure, and whether a retry may succeed. */
  explain: (error: unknown) => { problem: string; mayRetry: boolean }
  /** The field in which the person is typing: a key of the record, or "body". */
  fieldInUse: () => string | undefined
}

/** The state of the working copy that the form shows. Each change creates a new object. */
export type DraftView = {
  draft: Draft
  revision: string
  replaced: readonly KeptReplaced[]
  /** Time and author of the last change to the working copy; undefined if there is none. */
  changed: DraftState['changed']
  beside: readonly Beside[]
  publishing?: DraftAnswer['publishing']
  /** Whether some edits have not been stored by the studio yet. */
  isUnsent: boolean
  /** The reason why storing has failed; else blank. */
  problem: string
  /** Whether somebody has saved or discarded the working copy. */
  isGone: boolean
}

/**
 * Stores the working copy of a form in the studio while a person types, and takes in the changes of others.
 *
 * A change is sent with its base, so that the studio can tell it from the changes of others. The field in which the
 * person is typing is not updated: the studio merges the changes of others there, and the form shows them when the
 * focus leaves.
 */
export class DraftSync {
  readonly #calls: DraftCalls
  readonly #listeners = new Set<() => void>()
  /** The base of the next change. The studio's working copy includes all of it. */
  #base: Draft
  #latest: Draft
  #settled: string[] = []
  /** Sent without a response so far: the studio may have kept it. */
  #unanswered: Draft | undefined
  #pause: ReturnType<typeof setTimeout> | undefined
  /** Calls run one after the other, so that an old answer never follows a newer one. */
  #turn: Promise<void> = Promise.resolve()
  view: DraftView

  constructor(opened: { revision: string; state: DraftState }, calls: DraftCalls) {
    this.#calls = calls
    this.#base = opened.state.draft
    this.#latest = opened.state.draft
    this.view = {
      beside: [],
      isUnsent: false,
      problem: '',
      isGone: false,
      revision: opened.revision,
      ...opened.state,
      changed: opened.state.changed,
    }
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Applies an edit, and sends it after a pause. */
  change(update: (draft: Draft) => Draft): void {
    this.#show({ draft: update(this.view.draft), isUnsent: true })
    this.#sendIn(PAUSE_MS)
  }

  /** Marks a replaced text as settled: restored, or left out. */
  settle(id: string): void {
    this.#settled.push(id)
    const replaced = this.view.replaced.filter((one) => one.id !== id)
    this.#show({ replaced, isUnsent: true })
    this.flush()
  }

  /** Sends unsent edits at once. */
  flush(): Promise<void> {
    return this.#inTurn(() => this.#send())
  }

  /** Sends unsent edits without waiting for the answer, as the page closes. */
  flushLast(): void {
    if (!this.#isDue()) return
    const change = this.unsent
    this.#unanswered = change.draft
    this.#calls.keep(change, true).catch(() => undefined)
  }

  /** Fetches the changes of others, and who has the record open. */
  look(): Promise<void> {
    return this.#inTurn(async () => {
      try {
        this.#take(await this.#calls.read(this.view.revision))
      } catch {
        // The next look or the next change reports the reason.
      }
    })
  }

  /** Shows what others wrote in the field that has just lost focus. */
  release(): void {
    this.#merge(this.#calls.fieldInUse())
  }

  /** The change that a save sends, with all unsent edits. */
  get unsent(): SentChange {
    return {
      base: this.#base,
      unanswered: this.#unanswered,
      draft: this.view.draft,
      settled: this.#settled,
    }
  }

  /** Continues from the studio's state after a save, and keeps edits made meanwhile. */
  restart({ revision, state }: { revision: string; state: DraftState }, sent: Draft): void {
    this.#base = sent
    this.#take({ revision, state, beside: [...this.view.beside] })
  }

  /** Cancels the pending send. */
  end(): void {
    this.#stopWaiting()
  }

  async #send(): Promise<void> {
    this.#stopWaiting()
    if (!this.#isDue()) return
    try {
      if (this.#unanswered) this.#take(await this.#calls.read(this.view.revision))
      const change = this.unsent
      const { draft, settled } = change
      this.#unanswered = draft
      const answer = await this.#calls.keep(change, false)
      if (this.#unanswered === draft) this.#unanswered = undefined
      this.#base = draft
      this.#settled = this.#settled.filter((id) => !settled.includes(id))
      this.#show({ problem: '' })
      this.#take(answer)
    } catch (error) {
      const { problem, mayRetry } = this.#calls.explain(error)
      this.#show({ problem })
      if (mayRetry) this.#sendIn(RETRY_MS)
    }
  }

  #take({ revision, state, beside, publishing }: DraftAnswer): void {
    if (publishing) this.#show({ publishing })
    // A new record without edits is not gone.
    const isGone = revision === '' && (this.view.revision !== '' || this.view.isGone)
    if (state) {
      // Only the response was lost. With an older base, the studio would insert the same words again.
      if (this.#unanswered && isSame(state.draft, this.#unanswered)) {
        this.#base = this.#unanswered
        this.#unanswered = undefined
      }
      this.#latest = state.draft
      this.#show({ revision, beside, isGone, changed: state.changed, replaced: state.replaced })
      this.#merge(this.#calls.fieldInUse())
    } else {
      this.#show({ revision, beside, isGone, ...(isGone && { changed: undefined }) })
    }
  }

  #merge(fieldInUse: string | undefined): void {
    const { draft } = this.view
    const { merged, replaced } = mergeDrafts(this.#base, draft, this.#latest)
    // If both changed the same place, the studio merges, since it keeps the replaced text.
    const held = new Set(replaced.map(({ path }) => keyOf(path)))
    if (fieldInUse !== undefined) held.add(fieldInUse)
    let [next, base] = [merged, this.#latest]
    for (const key of held) {
      next = withPart(next, key, draft)
      base = withPart(base, key, this.#base)
    }
    this.#base = base
    this.#show({ draft: isSame(next, draft) ? draft : next })
    this.#show({ isUnsent: this.#isDue() })
    if (this.view.isUnsent) this.#sendIn(PAUSE_MS)
  }

  #isDue(): boolean {
    return this.#settled.length > 0 || !isSame(this.view.draft, this.#base)
  }

  /** The timer is not restarted by further keys, so edits are sent even while a person types without a pause. */
  #sendIn(pauseMs: number): void {
    this.#pause ??= setTimeout(() => this.flush(), pauseMs)
  }

  #stopWaiting(): void {
    clearTimeout(this.#pause)
    this.#pause = undefined
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work)
    return this.#turn
  }

  #show(part: Partial<DraftView>): void {
    this.view = { ...this.view, ...part }
    for (const listener of this.#listeners) listener()
  }
}

/** The unit of a draft that is held back as a whole: a field of the record, or one of the other parts. */
function keyOf([part, field]: readonly (string | number)[]): string {
  return part === 'value' && typeof field === 'string' ? field : String(part)
}

/** A draft with one part of another: the text, the name, a field of the record, or the whole value if it is a list. */
function withPart(draft: Draft, key: string, other: Draft): Draft {
  if (key === 'body' || key === 'name') return { ...draft, [key]: other[key] }
  if (!isGroup(draft.value) || !isGroup(other.value)) return { ...draft, value: other.value }
  return { ...draft, value: { ...draft.value, [key]: other.value[key] } }
}
