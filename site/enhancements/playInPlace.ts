/** Films in articles: a click replaces the link with its host's player. Nothing is requested from the host before. */
export function playInPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-player]')) {
    link.addEventListener('click', (event) => {
      // A modified click, for a new tab or window, opens the film's page.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const player = document.createElement('iframe')
      player.src = `${link.dataset.player}&autoplay=1`
      player.title = link.dataset.title ?? ''
      player.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
      player.className = link.className
      link.replaceWith(player)
      player.focus()
    })
  }
}
