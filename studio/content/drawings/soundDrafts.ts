import { valueAt } from '../../../content-model/fieldsOf.ts'
import { parseFile } from '../../../content-model/parse.ts'
import type { ValidationError } from '../../kit/RequestError.ts'
import type { WorkingCopy } from '../drafts/draftStore.ts'
import type { Draft } from '../drafts/merge.ts'
import { setAt } from '../form/edits.ts'

type Sound = { text: string; draft: Draft }
type Known = { revision: string; sound: Sound | undefined }

/** What working copies are made into, and checked by. */
type Checks = {
  textOf: (file: string, draft: Draft) => Promise<string | undefined>
  /** Faults that the build would find in the content with these texts in it. */
  faultsAfter: (texts: ReadonlyMap<string, string>) => Promise<readonly ValidationError[]>
}

/**
 * The texts of the working copies as far as they can be drawn. A field in which the build would find a fault stays as it
 * was when it was last without; where that does not mend it, all of the record does.
 */
export class SoundDrafts {
  readonly #checks: Checks
  #known = new Map<string, Known>()

  constructor(checks: Checks) {
    this.#checks = checks
  }

  /** @returns the text of each file that has one. */
  async texts(copies: ReadonlyMap<string, WorkingCopy>): Promise<Map<string, string>> {
    const before = this.#known
    this.#known = new Map([...before].filter(([file]) => copies.has(file)))
    for (const [file, copy] of copies) {
      const known = before.get(file)
      if (known?.revision === copy.revision) continue
      const sound = await this.#soundOf(file, copy, known?.sound)
      this.#known.set(file, { revision: copy.revision, sound })
    }
    return this.#texts()
  }

  async #soundOf(
    file: string,
    { draft, beganFrom }: WorkingCopy,
    last: Sound | undefined,
  ): Promise<Sound | undefined> {
    const whole = await this.#check(file, draft)
    if (whole.faults.length === 0) return whole.sound
    const former = last?.draft ?? formerDraft(file, beganFrom)
    const paths = whole.faults.map(({ place }) => (place?.file === file ? place.path : undefined))
    if (!former || paths.includes(undefined)) return last
    const mended = paths.reduce<unknown>((next, path = []) => {
      const inDraft = ['value', ...path]
      return setAt(next, inDraft, valueAt(former, inDraft))
    }, draft)
    const { faults, sound } = await this.#check(file, mended as Draft)
    return faults.length === 0 ? sound : last
  }

  async #check(
    file: string,
    draft: Draft,
  ): Promise<{ faults: readonly ValidationError[]; sound?: Sound }> {
    const text = await this.#checks.textOf(file, draft)
    if (text === undefined) return { faults: [] }
    const faults = await this.#checks.faultsAfter(this.#texts().set(file, text))
    return { faults, sound: { text, draft } }
  }

  #texts(): Map<string, string> {
    return new Map(
      [...this.#known].flatMap(([file, { sound }]): [string, string][] =>
        sound ? [[file, sound.text]] : [],
      ),
    )
  }
}

/** What the file said from which a working copy began. */
function formerDraft(file: string, text: string | null): Draft | undefined {
  const parsed = text === null ? undefined : parseFile(file, text)
  return parsed && 'value' in parsed ? { value: parsed.value } : undefined
}
