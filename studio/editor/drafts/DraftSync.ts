import { isGroup } from '../../../content-model/fieldsOf.ts'
import type { KeptReplaced } from '../../content/drafts/draftStore.ts'
import type { DraftState } from '../../content/drafts/editDraft.ts'
import { type Draft, mergeDrafts } from '../../content/drafts/merge.ts'
import type { Beside } from '../../content/drafts/presence.ts'
import { isSame } from '../../content/form/isSame.ts'
import type { DraftAnswer } from '../../features/editor/addDrafts.ts'

/** A drawing begins with it, and what of typed words a kill may take is this and the way to the studio. */
const PAUSE_MS = 200
const RETRY_MS = 3_000

export type SentChange = { base: Draft; draft: Draft; settled: string[] }

/** The way to the studio. */
export type DraftCalls = {
  /** @param isLast whether the page is about to go. */
  keep: (change: SentChange, isLast: boolean) => Promise<DraftAnswer>
  read: (revision: string) => Promise<DraftAnswer>
  /** The words for a failure, and whether the same call may succeed later. */
  explain: (error: unknown) => { problem: string; mayRetry: boolean }
  /** The field of the form that somebody is typing into: a key of the record, or "body". */
  fieldInUse: () => string | undefined
}

/** What the form shows of its working copy. Each change is a new object. */
export type DraftView = {
  draft: Draft
  revision: string
  replaced: readonly KeptReplaced[]
  /** When and by whom the working copy was changed last; undefined where there is none. */
  changed: DraftState['changed']
  beside: readonly Beside[]
  publishing?: DraftAnswer['publishing']
  /** Whether the studio has not taken all of it yet. */
  isUnsent: boolean
  /** Why not, where it should have. */
  problem: string
  /** Whether somebody has finished it or thrown it away. */
  isGone: boolean
}

/**
 * Keeps the working copy of a form on the studio while one types, and takes in what others write meanwhile.
 *
 * A change is sent with what it began from, so that the studio can tell it from those of others. The field that somebody
 * types into is left alone: what others wrote there is merged by the studio, and shown when the field is left.
 */
export class DraftSync {
  readonly #calls: DraftCalls
  readonly #listeners = new Set<() => void>()
  /** All of it is in the studio's working copy. */
  #base: Draft
  #latest: Draft
  #settled: string[] = []
  /** Sent without an answer so far: the studio may have kept it all the same. */
  #unanswered: Draft | undefined
  #pause: ReturnType<typeof setTimeout> | undefined
  /** One call after the other: an older answer never follows a newer one. */
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

  /** Takes what was typed. */
  change(update: (draft: Draft) => Draft): void {
    this.#show({ draft: update(this.view.draft), isUnsent: true })
    this.#sendIn(PAUSE_MS)
  }

  /** Replaced words are put back, or left. */
  settle(id: string): void {
    this.#settled.push(id)
    const replaced = this.view.replaced.filter((one) => one.id !== id)
    this.#show({ replaced, isUnsent: true })
    this.flush()
  }

  /** Sends what is not sent yet, at once. */
  flush(): Promise<void> {
    return this.#inTurn(() => this.#send())
  }

  /** Sends what is not sent yet without waiting for an answer, as the page goes. */
  flushLast(): void {
    if (!this.#isDue()) return
    const change = { base: this.#base, draft: this.view.draft, settled: this.#settled }
    this.#calls.keep(change, true).catch(() => undefined)
  }

  /** Shows what others have changed, and who they are. */
  look(): Promise<void> {
    return this.#inTurn(async () => {
      try {
        this.#take(await this.#calls.read(this.view.revision))
      } catch {
        // The next look, or the next change, says why.
      }
    })
  }

  /** Shows what others wrote into the field that was in use. */
  release(): void {
    this.#merge(this.#calls.fieldInUse())
  }

  /** What a save sends: it takes all that was typed with it. */
  get unsent(): SentChange {
    return { base: this.#base, draft: this.view.draft, settled: this.#settled }
  }

  /** Goes on from what the studio has now, after a save. What was typed meanwhile stays. */
  restart({ revision, state }: { revision: string; state: DraftState }, sent: Draft): void {
    this.#base = sent
    this.#take({ revision, state, beside: [...this.view.beside] })
  }

  /** Sends nothing more. */
  end(): void {
    this.#stopWaiting()
  }

  async #send(): Promise<void> {
    this.#stopWaiting()
    if (!this.#isDue()) return
    const settled = this.#settled
    try {
      if (this.#unanswered) this.#take(await this.#calls.read(this.view.revision))
      const { draft } = this.view
      this.#unanswered = draft
      const answer = await this.#calls.keep({ base: this.#base, draft, settled }, false)
      this.#unanswered = undefined
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
    // A new record into which nobody has typed yet is not gone.
    const isGone = revision === '' && (this.view.revision !== '' || this.view.isGone)
    if (state) {
      // The answer to it got lost. From an older base, the studio would put the same words in twice.
      if (this.#unanswered && isSame(state.draft, this.#unanswered)) this.#base = this.#unanswered
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
    // Where both wrote at the same place the studio merges, since it keeps what gives way.
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

  /** Whoever types without a pause is not put off by each key. */
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

/** The part of a draft that is left alone as a whole: a field of the record, or one of the parts beside them. */
function keyOf([part, field]: readonly (string | number)[]): string {
  return part === 'value' && typeof field === 'string' ? field : String(part)
}

/** A draft with one part of another: the text, the name, a list that the file is, or a field of the record. */
function withPart(draft: Draft, key: string, other: Draft): Draft {
  if (key === 'body' || key === 'name') return { ...draft, [key]: other[key] }
  if (!isGroup(draft.value) || !isGroup(other.value)) return { ...draft, value: other.value }
  return { ...draft, value: { ...draft.value, [key]: other.value[key] } }
}
