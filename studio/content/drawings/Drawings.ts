import { jsonSchemaOf } from '../../../content-model/collections.ts'
import { parseFile } from '../../../content-model/parse.ts'
import type { Drawer, StartDrawer } from '../../context/Drawer.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { listingOf } from '../catalogue.ts'
import { runJob } from '../checking/runJob.ts'
import { contentPlace, readStored } from '../contentFiles.ts'
import { type DraftStore, listDrafts, type WorkingCopy } from '../drafts/draftStore.ts'
import { withDrafts } from '../drafts/editDraft.ts'
import { placeOf } from '../editing/editRecord.ts'
import { choicesIn } from '../formData.ts'
import { loadFormRecords } from '../formRecords.ts'
import { labels } from '../labels.ts'
import { findOriginal } from '../translations.ts'
import { ContentMirror } from './ContentMirror.ts'
import { type Clicked, type FoundPlace, findPlace } from './findPlace.ts'
import { SoundDrafts } from './SoundDrafts.ts'
import { standInsFor } from './standIns.ts'
import { pageOfTranslation, recordsBeside, wholeDraft } from './translatedPages.ts'

/** The drawing process ends after this idle time, as it takes 500 to 800 MB. */
const IDLE_MS = 10 * 60_000

type DrawingsOptions = {
  contentDirectory: string
  drafts: DraftStore
  startDrawer: StartDrawer
}

type Started = { drawer: Drawer; mirror: ContentMirror }

/** Renders pages of the site with all working copies, in a process that runs only while it is used. */
export class Drawings {
  readonly #options: DrawingsOptions
  readonly #sound: SoundDrafts
  #started: Promise<Started> | undefined
  #texts: ReadonlyMap<string, string> = new Map()
  #last: Promise<unknown> = Promise.resolve()
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(options: DrawingsOptions) {
    this.#options = options
    const { contentDirectory } = options
    this.#sound = new SoundDrafts({
      textOf: async (file, draft) => {
        const changes = await withDrafts(contentDirectory, new Map([[file, { draft }]]))
        return [...changes.values()][0] ?? undefined
      },
      faultsAfter: (texts) => runJob('problemsAfter', contentDirectory, pathsOf(texts)),
      standIns: async (file) =>
        standInsFor(file, jsonSchemaOf(placeOf(file).schema), await choicesIn(contentDirectory)),
    })
  }

  /**
   * Renders the page that shows a record.
   * @throws RequestError if the page cannot be rendered yet.
   */
  async page(file: string): Promise<string> {
    // Rejects unknown files before a process is started.
    placeOf(file)
    return this.#inTurn(async () => {
      const { drawer } = await this.#upToDate()
      const answer = await ask(drawer, await this.#addressOf(file))
      if (answer.status >= 500) throw new RequestError(422, labels.errors.notDrawn)
      return answer.text()
    })
  }

  /** Finds the field or line that holds the words clicked on a rendered page. */
  async placeOf(clicked: Clicked): Promise<FoundPlace | undefined> {
    const { drawer } = await this.#running()
    const { file, block } = clicked
    const records = await recordsBeside(drawer.contentDirectory, file)
    const tag = contentPlace(file)?.translates?.tag
    // A translated page names the blocks of its original.
    const own = tag === undefined ? block?.file : block?.file.replace('content/', `content/${tag}/`)
    return findPlace(records, {
      ...clicked,
      block: block && own ? { ...block, file: own } : undefined,
    })
  }

  /** Answers a rendered page's request for a picture, a font or a film. */
  async asset(address: string): Promise<Response> {
    const { drawer } = await this.#running()
    return ask(drawer, address)
  }

  /** Ends the drawing process. */
  async end(): Promise<void> {
    clearTimeout(this.#idle)
    const started = this.#started
    this.#started = undefined
    await (await started?.catch(() => undefined))?.drawer.end()
  }

  async #upToDate(): Promise<Started> {
    const started = await this.#running()
    this.#texts = await this.#sound.texts(await this.#copies())
    const changed = await started.mirror.update(pathsOf(this.#texts))
    if (changed.length > 0) await started.drawer.take(changed)
    return started
  }

  /** All working copies, with translations completed from their originals. */
  async #copies(): Promise<Map<string, WorkingCopy>> {
    const copies = await listDrafts(this.#options.drafts)
    const { records } = await loadFormRecords(this.#options.contentDirectory)
    for (const [file, copy] of copies) {
      const original = await findOriginal(this.#options.contentDirectory, records, file)
      // The former text of a translation is not a complete record, so it cannot serve as a fallback.
      if (original) {
        copies.set(file, { ...copy, draft: wholeDraft(original, copy.draft), beganFrom: null })
      }
    }
    return copies
  }

  /** The drawing process, started if it does not run. Concurrent callers wait for the same process. */
  #running(): Promise<Started> {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.end(), IDLE_MS)
    this.#idle.unref()
    this.#started = this.#started
      ? this.#started.then(
          (started) => (started.drawer.hasEnded() ? this.#start() : started),
          () => this.#start(),
        )
      : this.#start()
    return this.#started
  }

  async #start(): Promise<Started> {
    const drawer = await this.#options.startDrawer().catch(() => {
      // The process has printed the reason in the studio's terminal.
      throw new RequestError(422, labels.errors.notDrawn)
    })
    const mirror = new ContentMirror(this.#options.contentDirectory, drawer.contentDirectory)
    return { drawer, mirror }
  }

  async #addressOf(file: string): Promise<string> {
    const { key, path, translates } = placeOf(file)
    if (translates) {
      const changes = pathsOf(this.#texts)
      const page = await pageOfTranslation(this.#options.contentDirectory, file, changes)
      return page ?? this.#addressOf(`content/${translates.path}`)
    }
    const text = this.#texts.get(file) ?? (await readStored(this.#options.contentDirectory, path))
    const parsed = text === undefined ? undefined : parseFile(file, text)
    if (!parsed || 'fault' in parsed) throw new RequestError(422, labels.errors.notDrawnYet)
    return listingOf(key, file, parsed.value).preview
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }
}

/** @throws RequestError if the process does not answer: it restarts when the address of a page has changed. */
function ask(drawer: Drawer, address: string): Promise<Response> {
  return fetch(drawer.url + address).catch(() => {
    throw new RequestError(422, labels.errors.notDrawn)
  })
}

/** The same texts by their paths below the content folder. */
function pathsOf(texts: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...texts].flatMap(([file, text]): [string, string][] => {
      const place = contentPlace(file)
      return place ? [[place.path, text]] : []
    }),
  )
}
