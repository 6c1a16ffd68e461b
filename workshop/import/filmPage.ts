const YOUTUBE =
  /^https:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|v\/|live\/|shorts\/|watch\?(?:.*&)?v=)([\w-]{6,20})(?:[?&#/].*)?$/
const VIMEO =
  /^https:\/\/(?:player\.vimeo\.com\/video\/|(?:www\.)?vimeo\.com\/moogaloop\.swf\?(?:.*&)?clip_id=)(\d+).*$/
const YOUTUBE_LIST = /\/(?:embed\/)?videoseries\?/

/** Turns the address of a film's player, or of its page with options, into its plain page. Keeps other addresses. */
export function filmPage(address: string): string {
  const whole = address.trim().replace(/^(?:http:)?\/\//, 'https://')
  if (YOUTUBE_LIST.test(whole)) return whole
  return whole
    .replace(YOUTUBE, 'https://www.youtube.com/watch?v=$1')
    .replace(VIMEO, 'https://vimeo.com/$1')
}
