/** Something that stands between the site and its launch, or that deserves a look before it. */
export type Finding = {
  /** `must`: the site may not go out so. `should`: the owner decides. */
  level: 'must' | 'should'
  file: string
  /** Field of the file, as refusals name it, or a line; empty where the whole file is meant. */
  field: string
  found: string
  /** What to do. */
  advice: string
}
