import { type FieldPath, setAt, valueAt } from '../../../content-model/fieldsOf.ts'
import { parseFile } from '../../../content-model/parse.ts'
import type { ValidationError } from '../../kit/RequestError.ts'
import type { WorkingCopy } from '../drafts/draftStore.ts'
import type { Draft } from '../drafts/merge.ts'
import { ATTEMPTS, type StandIn } from './standIns.ts'

type Faults = readonly ValidationError[]
type Sound = { text: string; draft: Draft }
type Known = { revision: string; sound: Sound | undefined }

/** The functions that turn working copies into texts and check them. */
type Checks = {
  textOf: (file: string, draft: Draft) => Promise<string | undefined>
  /** Faults that the build would find in the content with these texts in it. */
  faultsAfter: (texts: ReadonlyMap<string, string>) => Promise<Faults>
  /** Placeholder values for the fields of a file. */
  standIns: (file: string) => Promise<StandIn>
}

/**
 * The texts of the working copies, mended so that they can be rendered. A field with a fault keeps its last valid value
 * or holds a stand-in. If neither mends the record, all of it keeps its last valid state.
 */
export class SoundDrafts {
  readonly #checks: Checks
  #known = new Map<string, Known>()

  constructor(checks: Checks) {
    this.#checks = checks
  }

  /** @returns texts by file, without files that never had a valid state. */
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
    if (former) {
      const asBefore = filled(file, draft, whole.faults, (value, path) =>
        setAt(value, path, valueAt(former.value, path)),
      )
      const { faults, sound } = await this.#check(file, asBefore)
      if (faults.length === 0) return sound
    }
    return (await this.#withStandIns(file, draft, whole.faults)) ?? last
  }

  async #withStandIns(file: string, draft: Draft, faults: Faults): Promise<Sound | undefined> {
    const standIn = await this.#checks.standIns(file)
    let tried = draft
    let left = faults
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (left.every(({ place }) => place?.file !== file || !place.path)) return undefined
      tried = filled(file, tried, left, (value, path) => standIn(value, path, attempt))
      const checked = await this.#check(file, tried)
      if (checked.faults.length === 0) return checked.sound
      left = checked.faults
    }
    return undefined
  }

  async #check(file: string, draft: Draft): Promise<{ faults: Faults; sound?: Sound }> {
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

/** A draft with `fill` applied to the fields of its file that have faults. */
function filled(
  file: string,
  draft: Draft,
  faults: Faults,
  fill: (value: unknown, path: FieldPath) => unknown,
): Draft {
  let { value } = draft
  for (const { place } of faults) {
    if (place?.file !== file || !place.path) continue
    value = fill(value, place.path)
  }
  return { ...draft, value }
}

/** The draft that a working copy began from. */
function formerDraft(file: string, text: string | null): Draft | undefined {
  const parsed = text === null ? undefined : parseFile(file, text)
  return parsed && 'value' in parsed ? { value: parsed.value } : undefined
}
