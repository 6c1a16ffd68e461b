import { join } from 'node:path'
import { readContent } from '../../content-model/readContent.ts'

const { pages, posts } = await readContent(join(import.meta.dirname, '../../content'))

/** The address that answers an unknown one; it has no page of its own name. */
const NOT_FOUND = pages['not-found'].path

/** Every canonical address of the site, in no hand-kept list: pages first, then articles. */
export const CANONICAL_ADDRESSES = [
  ...Object.values(pages).map(({ path }) => path),
  ...posts.map(({ link }) => link),
].filter((address) => address !== NOT_FOUND)

/** Second spellings with the canonical address that each shows. */
export const SECOND_SPELLINGS = Object.values(pages).flatMap(({ path, also }) =>
  also.map((spelling) => ({ spelling, canonical: path })),
)
