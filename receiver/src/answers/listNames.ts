/** No browser's list is longer. To read the rest of a head of 16 KiB would cost more than a page. */
const MAX_LIST_LENGTH = 512

/**
 * Whether a header that lists what a visitor accepts (`Accept`, `Accept-Encoding`) names a value. One at
 * `q=0` is refused; other weights are no order, since the server knows which answer is the best.
 */
export function listNames(list: string, value: string): boolean {
  return list
    .slice(0, MAX_LIST_LENGTH)
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name, ...parameters] = part.split(';').map((text) => text.trim())
      return name === value && !parameters.some((text) => /^q=0(\.0*)?$/.test(text))
    })
}
