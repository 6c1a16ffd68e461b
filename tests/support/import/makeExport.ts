/** An article, page or attachment as WordPress exports it. Omitted fields have the usual value. */
export type Entry = {
  id?: number
  /** Article to which an attachment belongs. */
  parent?: number
  type?: string
  status?: string
  title?: string
  slug?: string
  link?: string
  date?: string
  author?: string
  html?: string
  excerpt?: string
  password?: string
  /** Names by short name. */
  categories?: Record<string, string>
  tags?: Record<string, string>
  /** Terms of other taxonomies, by the name of the taxonomy. */
  terms?: Record<string, Record<string, string>>
  meta?: Record<string, string>
  comments?: { author: string; text: string; approved?: string; type?: string }[]
  fileUrl?: string
}

export const OLD_SITE = 'https://old.example'

/** Longer than the minimum length of a summary. */
export const ENOUGH_WORDS =
  'The first words of an article say what it is about, at a length that lists and searches can show to a subscriber.'

/** The text of an export (WXR 1.2) with these entries. @param terms XML elements of terms of other taxonomies. */
export function makeExport(entries: Entry[], terms = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.6" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>The old site</title>
<link>${OLD_SITE}</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>${OLD_SITE}</wp:base_blog_url>
<wp:author><wp:author_login>${cdata('jo')}</wp:author_login><wp:author_display_name>${cdata('Jo Q. Public')}</wp:author_display_name></wp:author>
<wp:author><wp:author_login>${cdata('мария')}</wp:author_login><wp:author_display_name>${cdata('Мария Иванова')}</wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>news</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata('News')}</wp:cat_name></wp:category>
<wp:category><wp:category_nicename>town</wp:category_nicename><wp:category_parent>news</wp:category_parent><wp:cat_name>${cdata('From the town')}</wp:cat_name></wp:category>
${terms}
${entries.map(itemOf).join('\n')}
</channel>
</rss>
`
}

function itemOf(entry: Entry, index: number): string {
  const {
    id = index + 1,
    parent = 0,
    type = 'post',
    status = 'publish',
    title = `An article of the old site, number ${id}`,
    slug = `article-${id}`,
    date = '2019-05-31',
    link = `${OLD_SITE}/${date.replaceAll('-', '/')}/${slug}/`,
    author = 'jo',
    html = `<p>${ENOUGH_WORDS} It has the number ${id}.</p>`,
    excerpt = '',
    password = '',
    categories = { news: 'News' },
    tags = {},
    terms: others = {},
    meta = {},
    comments = [],
    fileUrl,
  } = entry
  const taxonomies = { category: categories, post_tag: tags, ...others }
  const terms = Object.entries(taxonomies).flatMap(([domain, names]) =>
    Object.entries(names).map(
      ([slug, name]) => `<category domain="${domain}" nicename="${slug}">${cdata(name)}</category>`,
    ),
  )
  return `<item>
<title>${cdata(title)}</title>
<link>${link.replaceAll('&', '&amp;')}</link>
<dc:creator>${cdata(author)}</dc:creator>
<content:encoded>${cdata(html)}</content:encoded>
<excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_parent>${parent}</wp:post_parent>
<wp:post_date>${cdata(`${date} 09:30:00`)}</wp:post_date>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status>
<wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata(password)}</wp:post_password>
${fileUrl === undefined ? '' : `<wp:attachment_url>${cdata(fileUrl)}</wp:attachment_url>`}
${terms.join('\n')}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('\n')}
${comments
  .map(
    ({ author: name, text, approved = '1', type: kind = 'comment' }) =>
      `<wp:comment><wp:comment_author>${cdata(name)}</wp:comment_author><wp:comment_date>${cdata('2019-06-02 10:00:00')}</wp:comment_date><wp:comment_content>${cdata(text)}</wp:comment_content><wp:comment_approved>${cdata(approved)}</wp:comment_approved><wp:comment_type>${cdata(kind)}</wp:comment_type></wp:comment>`,
  )
  .join('\n')}
</item>`
}

/** Wraps text in CDATA. Like WordPress, splits the section if the text contains `]]>`. */
function cdata(words: string): string {
  return `<![CDATA[${words.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
