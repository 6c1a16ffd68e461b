import { isLinkAddress } from '../../content/richText/isLinkAddress.ts'

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, div'
const WORD_ITEM = /mso-list:\s*l\d+ level(\d+)/
/** Elements that replace inline styles, each with the pattern of its style. */
const MARKS = [
  ['strong', /(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/],
  ['em', /font-style:\s*italic/],
  ['s', /text-decoration[^;]*line-through/],
] as const
const GOOGLE_REDIRECT = /^https:\/\/www\.google\.com\/url\?/

/**
 * Cleans HTML that was copied from Word, Google Docs and other programs. The editor's schema drops everything else that
 * a text cannot contain.
 */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml'))
    element.remove()
  for (const element of body.querySelectorAll('*')) {
    // Word's own elements, such as <o:p>, contain only a space.
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
  }
  makeWordLists(body)
  for (const element of body.querySelectorAll('[style]')) takeStyle(element)
  for (const link of body.querySelectorAll('a[href]')) mendLink(link)
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2')
  // Google Docs puts a line break between two blocks.
  for (const line of body.querySelectorAll('br')) {
    const { previousElementSibling: before, nextElementSibling: after } = line
    if (before?.matches(BLOCKS) || after?.matches(BLOCKS)) line.remove()
  }
  for (const table of body.querySelectorAll('table')) mendTable(table)
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    text.nodeValue = text.nodeValue?.replaceAll('\u00a0', ' ') ?? ''
  }
  return body.innerHTML
}

/**
 * Replaces an inline style with elements. The attribute is read as text, since the studio's policy keeps it from
 * applying and hides it from the editor. Google Docs wraps the whole text in a `b` that is not bold.
 */
function takeStyle(element: Element): void {
  const style = element.getAttribute('style') ?? ''
  element.removeAttribute('style')
  for (const [name, said] of MARKS) {
    if (!said.test(style) || element.matches(BLOCKS)) continue
    const mark = document.createElement(name)
    mark.append(...element.childNodes)
    element.append(mark)
  }
  if (element.matches('b, strong') && /(?<![-\w])font-weight:\s*(?:normal|[1-5]00)/.test(style)) {
    element.replaceWith(...element.childNodes)
  }
}

/** Word writes list items as paragraphs, with the marker as text and the level in a style. */
function makeWordLists(body: HTMLElement): void {
  const lists: Element[] = []
  let last: Element | undefined
  for (const item of body.querySelectorAll('p[style*="mso-list"], li[style*="mso-list"]')) {
    const [, level] = WORD_ITEM.exec(item.getAttribute('style') ?? '') ?? []
    if (level === undefined || item.localName === 'li') continue
    const signs = item.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    const sign = [...signs].map(({ textContent }) => textContent).join('')
    for (const element of signs) element.remove()
    const depth = Number(level)
    if (!last || item.previousElementSibling !== last) lists.length = 0
    lists.length = Math.min(lists.length, depth)
    while (lists.length < depth) {
      const list = document.createElement(/[\p{L}\p{N}]{1,4}[.)]/u.test(sign) ? 'ol' : 'ul')
      const holder = lists.at(-1)
      if (holder)
        (holder.lastElementChild ?? holder.appendChild(document.createElement('li'))).append(list)
      else item.before(list)
      lists.push(list)
    }
    last = lists[0]
    const entry = document.createElement('li')
    entry.append(...item.childNodes)
    lists.at(-1)?.append(entry)
    item.remove()
  }
}

/** Replaces a redirect with its target, and a link that the site does not allow with its text. */
function mendLink(link: Element): void {
  const href = link.getAttribute('href') ?? ''
  const target = GOOGLE_REDIRECT.test(href) ? URL.parse(href)?.searchParams.get('q') : href
  // A word processor's own bookmarks begin with #_.
  if (target && isLinkAddress(target) && !target.startsWith('#_')) link.setAttribute('href', target)
  else link.replaceWith(...link.childNodes)
}

/** Reduces cells to inline content, and makes the first row the header. */
function mendTable(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll('td, th')) {
    cell.removeAttribute('colspan')
    cell.removeAttribute('rowspan')
    for (const block of [...cell.querySelectorAll(`${BLOCKS}, li, br`)].reverse()) {
      block.replaceWith(' ', ...block.childNodes, ' ')
    }
  }
  for (const cell of table.querySelector('tr')?.querySelectorAll('td') ?? []) rename(cell, 'th')
}

function rename(element: Element, name: string): void {
  const other = document.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}
