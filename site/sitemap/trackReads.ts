import {
  type CollectionKey,
  collections,
  type SiteContent,
} from '../../content-model/collections.ts'

/** Words, colours and figures that all pages share: no page is about them. */
const SHARED_FOLDER = 'site/'

/** What only chooses among records, or puts them in order, shows none of them. */
const CHOOSING = new Set<string | symbol>(['filter', 'find', 'some', 'toSorted'])

/** A link to a record shows nothing of it. */
const ADDRESS = 'path'

/**
 * The same content, and the files below content/ of the records that have been read from it: to be given
 * to what makes a page. Pages' own files are not among them, since most read other pages' addresses.
 */
export function trackReads(content: SiteContent): { content: SiteContent; files: Set<string> } {
  const files = new Set<string>()
  let isChoosing = false

  function record<Value extends object>(value: Value, file: string): Value {
    return new Proxy(value, {
      get(target, key, receiver) {
        if (!isChoosing && key !== ADDRESS) files.add(file)
        return Reflect.get(target, key, receiver)
      },
    })
  }

  function list<Value extends { file: string }>(values: Value[]): Value[] {
    return new Proxy(
      values.map((value) => record(value, value.file)),
      {
        get(target, key, receiver) {
          const member = Reflect.get(target, key, receiver)
          if (!CHOOSING.has(key)) return member
          return (...given: unknown[]) => {
            isChoosing = true
            try {
              return Reflect.apply(member, target, given)
            } finally {
              isChoosing = false
            }
          }
        },
      },
    )
  }

  const tracked: Record<string, unknown> = { ...content }
  for (const [key, { kind, path }] of Object.entries(collections)) {
    const value = content[key as CollectionKey]
    if (kind === 'folder') tracked[key] = list(value as { file: string }[])
    else if (kind !== 'named' && !path.startsWith(SHARED_FOLDER)) tracked[key] = record(value, path)
  }
  return { content: tracked as SiteContent, files }
}
