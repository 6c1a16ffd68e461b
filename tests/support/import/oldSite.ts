import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { ENOUGH_WORDS, type Entry, makeExport, OLD_SITE } from './makeExport.ts'

/** Fragments of articles as they occur in a WordPress site that is many years old. */
const FRAGMENTS: Readonly<Record<string, string>> = {
  classic: `Words without a paragraph.\nA second line.\n\nA <em>second</em> paragraph with {braces} & an <b>open tag.\n\nA third, 2 < 3.`,
  gallery: `<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery"><figure class="wp-block-image"><img src="${OLD_SITE}/wp-content/uploads/2019/05/photo-300x200.jpg" class="wp-image-900"/><figcaption>The first &amp; best</figcaption></figure><figure class="wp-block-image"><img src="${OLD_SITE}/wp-content/uploads/2019/05/missing.jpg" alt="Nowhere"/></figure></figure><!-- /wp:gallery -->`,
  oldGallery: '[gallery ids="900,901" columns="2"]\n\nWords below a gallery.',
  caption: `[caption id="x" width="300"]<a href="${OLD_SITE}/wp-content/uploads/2019/05/photo.jpg"><img class="wp-image-900" src="/wp-content/uploads/2019/05/photo-300x200.jpg" /></a> A caption with a <a href="https://example.com">link</a>[/caption]`,
  table: `<table class="wide"><tbody><tr><td>Year</td><td>Visits | hits</td></tr><tr><td>2018</td><td><ul><li>11</li><li>12</li></ul></td></tr><tr><td colspan="2">Together {sum}</td></tr></tbody></table>`,
  embeds: `https://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n<iframe src="//player.vimeo.com/video/12345678" title="Our film"></iframe>\n\n<iframe src="https://maps.example/embed?x=1&amp;y={2}"></iframe>\n\n[embed]https://vimeo.com/87654321[/embed]`,
  shortcodes: `[contact-form-7 id="12" title="Contact"] [button link="/x"]Press me[/button] [sic] and [[gallery]] [audio mp3="https://media.example/talk.mp3"][/audio]`,
  broken: `<div><p>One<p>Two <b>bold <i>both</b> slanted</i></div></section><ul><li>a<ul><li>b</ul><ul><li>c</li></ul></ul><table><tr><td>alone<td>pair</table></p><h1>Main<br></h1><h3></h3><a href="">nowhere</a>`,
  hostile: `<script>alert(1)</script><style>p{color:red}</style><p style="color:red" onclick="x()">Styled <a href="javascript:alert(1)">press</a></p><form action="/x"><input></form><object data="x.swf"></object><svg><script>1</script></svg>`,
  code: '<pre class="wp-block-code"><code class="language-js">const a = {name}\n```\n&lt;b&gt;</code></pre><p>Say <code>{clients}</code> or <code>a `tick`</code>.</p>',
  words: `<p>import the goods</p><p>export {all} of *them* _now_</p><p># no heading</p><p>1. no list</p><p>&lt;Picture /&gt; {/* no note */} {{ moustache }}</p><p>H<sub>2</sub>O, <abbr title="a {b} &quot;c&quot;">abbr</abbr>, a&nbsp;b, user@example.com, www.example.com, C:\\temp</p>`,
  links: `<p><a href="${OLD_SITE}/2019/05/31/article-2/">Second</a> <a href="/?p=3">third</a> <a href="${OLD_SITE}/about-us/">gone</a> <a href="#here">here</a> <a href="#nowhere">nowhere</a> <a href="mailto:a@example.com">mail</a> <a href="http://[bad">bad</a> <a href="https://example.com/a(b)?c={d}&amp;e">out</a></p><h2 id="x">Here</h2>`,
}
const TITLES = [
  'Привет, мир: первая статья старого сайта',
  '東京の小さなパン屋が新しい看板を作った話、そして三年後に起きたこと',
  'Tom &amp; Jerry&#8217;s guide to &quot;caf&eacute;s&quot; {and} tea',
  'Short',
  'A title that goes on and on until no search engine, no tab and no patient subscriber would ever show all of it',
]
const SLUGS = [
  '%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82',
  '%e6%9d%b1%e4%ba%ac',
  'cafes',
  'short',
  'cafes',
]

/** A WordPress site of 60 articles in all states, with pictures, pages and a text of 2 MB. */
function oldSiteEntries(): Entry[] {
  const fragments = Object.values(FRAGMENTS)
  const articles = Array.from({ length: 50 }, (_, index): Entry => {
    const html = fragments[index % fragments.length] ?? ''
    return {
      id: index + 1,
      html: `${html}\n\n<p>${ENOUGH_WORDS} It has the number ${index + 1}.</p>`,
      excerpt:
        index % 2 === 0 ? `Number ${index + 1}. ${ENOUGH_WORDS}` : `Only number ${index + 1}.`,
      author: index % 3 === 0 ? 'мария' : 'jo',
      categories: index % 4 === 0 ? { town: 'From the town', news: 'News' } : { news: 'News' },
      tags: { tea: 'Tea &amp; cake', [`tag-${index}`]: `Tag ${index}` },
      meta: index % 5 === 0 ? { _thumbnail_id: '900' } : {},
      comments: [
        { author: 'Subscriber {one}', text: 'Good, <b>really</b>.' },
        { author: 'Spammer', text: 'Buy!', approved: 'spam' },
        { author: 'Blog', text: 'Ping', type: 'pingback' },
      ],
    }
  })
  const titled = TITLES.map(
    (title, index): Entry => ({ id: 101 + index, title, slug: SLUGS[index] ?? '' }),
  )
  const states = ['draft', 'pending', 'private', 'future', 'trash'].map(
    (status, index): Entry => ({
      id: 201 + index,
      status,
      ...(status === 'draft' && { slug: '', date: '0000-00-00', link: `${OLD_SITE}/?p=201` }),
      ...(status === 'future' && { date: '2099-01-01' }),
    }),
  )
  return [
    ...articles,
    ...titled,
    ...states,
    { id: 301, password: 'secret' },
    {
      id: 302,
      html: '<img src="/wp-content/uploads/2019/05/photo.jpg">',
      title: 'An article that is nothing but a picture',
    },
    {
      id: 303,
      html: `${'<div>'.repeat(20_000)}${ENOUGH_WORDS} deep`,
      title: 'An article twenty thousand elements deep',
    },
    { id: 304, html: longText(), title: 'An article of two megabytes in one piece' },
    { id: 305, slug: 'blog', title: 'An article at the address of another page' },
    { id: 401, type: 'page', title: 'About us', slug: 'about-us' },
    { id: 402, type: 'wp_block', title: 'A block' },
    {
      id: 900,
      type: 'attachment',
      title: 'photo',
      fileUrl: `${OLD_SITE}/wp-content/uploads/2019/05/photo.jpg`,
      meta: { _wp_attachment_image_alt: 'A kettle' },
    },
    {
      id: 901,
      type: 'attachment',
      title: 'A moving picture',
      fileUrl: `${OLD_SITE}/wp-content/uploads/moving.gif`,
    },
  ]
}

function longText(): string {
  const paragraph = `<p>${ENOUGH_WORDS} <a href="https://example.com/{x}">link</a> *{y}*</p>\n`
  return paragraph.repeat(Math.ceil(2_000_000 / paragraph.length))
}

/** Writes the export file and the folder of its pictures. @returns the paths of both. */
export async function writeOldSite(
  directory: string,
): Promise<{ exportFile: string; mediaDirectory: string }> {
  const exportFile = join(directory, 'old-site.xml')
  const mediaDirectory = join(directory, 'uploads')
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
  for (const [path, bytes] of [
    ['2019/05/photo.jpg', await picture.jpeg().toBuffer()],
    ['moving.gif', await picture.gif().toBuffer()],
  ] as const) {
    await mkdir(dirname(join(mediaDirectory, path)), { recursive: true })
    await writeFile(join(mediaDirectory, path), bytes)
  }
  await writeFile(exportFile, makeExport(oldSiteEntries()))
  return { exportFile, mediaDirectory }
}
