import { type Crop, regionOf } from '../../content/pictures/cropRegion.ts'

/** Shows the region of the crop on the picture. */
const frame = document.querySelector<HTMLElement>('[data-crop-frame]')
const form = frame?.closest('form')
const picture = form?.querySelector('img')

function show(): void {
  if (!frame || !form || !picture) return
  const size = {
    width: Number(picture.getAttribute('width')),
    height: Number(picture.getAttribute('height')),
  }
  const { left, top, width, height } = regionOf(
    size,
    Object.fromEntries(new FormData(form)) as Crop,
  )
  frame.style.left = `${(left / size.width) * 100}%`
  frame.style.top = `${(top / size.height) * 100}%`
  frame.style.width = `${(width / size.width) * 100}%`
  frame.style.height = `${(height / size.height) * 100}%`
}

form?.addEventListener('change', show)
show()
