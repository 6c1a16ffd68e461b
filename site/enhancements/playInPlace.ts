/** Films in articles: pressing one puts its host's player in the link's place. Nothing is asked of the host before. */
export function playInPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-player]')) {
    link.addEventListener('click', (event) => {
      // Whoever asks for a tab or window of its own gets the film's page.
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
