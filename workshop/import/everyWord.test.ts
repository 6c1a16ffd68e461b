import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { readContent } from '../../content-model/readContent.ts'
import { TEST_CONTENT } from '../../tests/support/content/testContent.ts'
import { ENOUGH_WORDS, type Entry, makeExport } from '../../tests/support/import/makeExport.ts'
import { IS_LONG_ROUND } from '../../tests/support/round.ts'
import { convert } from './convert.ts'
import { readExport } from './readExport.ts'
import { Report } from './report.ts'
import type { PictureTaker } from './takePictures.ts'

/** Generates words, addresses and pictures that appear once in an export, and records them. */
class Marks {
  readonly all: string[] = []

  word(): string {
    return this.#mark('w')
  }
  link(): string {
    return `https://${this.#mark('l')}.example/page?a=1`
  }
  own(): string {
    return `/${this.#mark('o')}/`
  }
  picture(): string {
    return `https://cdn.example/wp-content/uploads/2019/05/${this.#mark('p')}.jpg`
  }
  #mark(kind: string): string {
    const mark = `${kind}${this.all.length}x`
    this.all.push(mark)
    return mark
  }
}

/** Leftovers of editors, plugins and other programs in an article. */
const FRAGMENTS: readonly ((marks: Marks) => string)[] = [
  (m) =>
    `<p>${m.word()} <a href="${m.link()}">${m.word()}</a> <em>${m.word()}</em>, ${m.word()}</p>`,
  (m) => `${m.word()}\n${m.word()}\n\n${m.link()}\n${m.word()}`,
  (m) =>
    `<h1>${m.word()}<img src="${m.picture()}"></h1><h3>${m.word()} <a href="${m.own()}">${m.word()}</a></h3>`,
  (m) =>
    `<ul><li>${m.word()}<ul><li>${m.word()}</li></ul></li>${m.word()}<li><img src="${m.picture()}"></li></ul>`,
  (m) =>
    `<ul class="blocks-gallery-grid"><li><figure><img src="${m.picture()}"><figcaption>${m.word()}</figcaption></figure></li></ul>`,
  (m) =>
    `<table><caption>${m.word()}</caption><tr><td>${m.word()}<td><p>${m.word()}</p><p>${m.word()}</p><tfoot><tr><td>${m.word()}<td><iframe src="${m.link()}"></iframe></table>`,
  (m) =>
    `<dl><dt>${m.word()}<dd>${m.word()}</dl><details><summary>${m.word()}</summary>${m.word()}</details>`,
  (m) => `<blockquote cite="${m.link()}"><p>${m.word()}</p><cite>${m.word()}</cite></blockquote>`,
  (m) =>
    `<pre lang="php">${m.word()} <b>${m.word()}</b>[${m.word()}]</pre><code>${m.word()}</code>`,
  (m) => `<img src="${m.picture()}" alt="${m.word()}" title="${m.word()}">`,
  (m) => `<a href="${m.link()}"><img src="${m.picture()}"> ${m.word()}</a>`,
  (m) => `<a href="${m.picture()}"><img src="${m.picture()}"></a>`,
  (m) =>
    `<figure><img src="${m.picture()}"><figcaption>${m.word()} <a href="${m.link()}">${m.word()}</a></figcaption></figure>`,
  (m) =>
    `<img src="data:image/gif;base64,R0" data-src="${m.picture()}"><noscript>${m.word()}<img src="${m.picture()}"></noscript>`,
  (m) => `<img src="${m.picture()}" width="1" height="1"><template>${m.word()}</template>`,
  (m) => `<div style="background-image:url('${m.picture()}')"><p>${m.word()}</p></div>`,
  (m) =>
    `<form action="${m.link()}"><label>${m.word()}</label><select><option>${m.word()}<option>${m.word()}</select><button>${m.word()}</button></form>`,
  (m) => `<iframe src="${m.link()}" title="${m.word()}"></iframe><embed src="${m.link()}">`,
  (m) =>
    `<video src="${m.link()}" poster="${m.picture()}">${m.word()}</video><audio><source src="${m.link()}"><source src="${m.link()}"></audio>`,
  (m) =>
    `<object data="${m.link()}"><p>${m.word()}</p></object><object><param name="movie" value="${m.link()}"></object>`,
  (m) =>
    `<map name="m"><area href="${m.link()}" alt="${m.word()}"></map><svg><text>${m.word()}</text></svg><math><mi>${m.word()}</mi></math>`,
  (m) =>
    `<x-box>${m.word()}</x-box><canvas>${m.word()}</canvas><button>${m.word()}</button><textarea>${m.word()}</textarea>`,
  (m) =>
    `<a href="mailto:${m.word()}@mail.example">${m.word()}</a> <a href="ftp://${m.word()}.example/">${m.word()}</a>`,
  (m) => `<b>${m.word()}<p>${m.word()}</b>${m.word()}<div>${m.word()}</span><table><tr>${m.word()}`,
  (m) =>
    `[caption id="c"]<img src="${m.picture()}"> ${m.word()} <a href="${m.link()}">${m.word()}</a>[/caption]`,
  (m) =>
    `[${m.word()} link="${m.link()}" text="${m.word()} &amp; ${m.word()}"]${m.word()}[/x] [sic ${m.word()}] [a=${m.word()}]`,
  (m) => `[embed]${m.link()}[/embed] [soundcloud url="${m.link()}"] [iframe src="${m.link()}"]`,
  (m) =>
    `[video title="${m.word()}" caption="${m.word()}" mp4="${m.link()}" webm="${m.link()}" poster="${m.picture()}"] [audio ${m.link()}]`,
  (m) => `[youtube=${m.link()}] [vimeo ${m.link()}] [youtube ${m.word()}]`,
  (m) =>
    `[code lang="css" title="${m.word()}"]\n${m.word()} { ${m.word()}[0] }\n\n&lt;${m.word()}&gt;[/code]`,
  (m) =>
    `${m.word()}[footnote]${m.word()} <a href="${m.link()}">${m.word()}</a>[/footnote] ${m.word()}`,
  (m) =>
    `<!-- wp:plugin/box {"title":"${m.word()}","url":"${m.link().replaceAll('/', '\\/')}"} /-->`,
  (m) =>
    `<!-- wp:cover {"url":"${m.picture()}"} --><div class="wp-block-cover"><p>${m.word()}</p></div><!-- /wp:cover -->`,
  (m) =>
    `<!-- wp:file --><div><a href="${m.own()}">${m.word()}</a><a href="${m.own()}" download>${m.word()}</a></div><!-- /wp:file -->`,
  () => '<!-- wp:block {"ref":77} /-->',
  () => `${'<div>'.repeat(3000)}`,
]

/** Finds every second picture. */
const PICTURES = {
  async take({ src, alt }, _base, tell) {
    const name = /p\d+x/.exec(src)?.[0] ?? 'none'
    if (Number.parseInt(name.slice(1), 10) % 2 === 0) return { file: `${name}.webp`, alt }
    tell(`The picture ${src} was not taken over.`)
    return undefined
  },
  titleOf: () => 'A picture',
} as Pick<PictureTaker, 'take' | 'titleOf'> as PictureTaker

test('every word, link and picture of an export is in its article or in the report', async () => {
  const content = await readContent(TEST_CONTENT)
  const directory = await mkdtemp(join(tmpdir(), 'words-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const file = join(directory, 'export.xml')
  const chosen = fc.array(fc.constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(chosen, fc.boolean(), async (fragments, isLong) => {
      const marks = new Marks()
      const some = (count: number) => Array.from({ length: count }, () => marks.word()).join(' ')
      const entry: Entry = {
        id: 1,
        title: some(isLong ? 20 : 3),
        excerpt: some(isLong ? 60 : 3),
        tags: { long: some(isLong ? 9 : 1) },
        meta: {
          _yoast_wpseo_title: `${some(isLong ? 2 : 8)} %%sep%% %%sitename%%`,
          subtitle: some(2),
          enclosure: `${marks.link()}\n123\naudio/mpeg`,
          _yoast_wpseo_metadesc: some(isLong ? 40 : 3),
        },
        html: `<p>${ENOUGH_WORDS}</p>\n\n${fragments.map((fragment) => fragment(marks)).join('\n\n')}`,
      }
      const shared = { id: 77, type: 'wp_block', html: '<p>Shared by all</p>' }
      await writeFile(file, makeExport([entry, shared]))
      const report = new Report('export.xml')
      const { files } = await convert(await readExport([file]), content, PICTURES, report)
      const [article] = [...files].find(([path]) => path.startsWith('posts/'))?.slice(1) ?? []
      const whole = `${article}\n${report}`
      expect(marks.all.filter((mark) => !whole.includes(mark))).toEqual([])
    }),
    { seed: 39, numRuns: IS_LONG_ROUND ? 100 : 30 },
  )
})
