import type { MenuItem } from '../../../content-model/schemas/site.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import styles from './MainNav.module.css'

type MainNavProps = {
  items: MenuItem[]
  label: string
  currentPath: string
  /** Paths of the pages between the home page and this one. */
  parentPaths: string[]
}

/**
 * The navigation of wide windows. Without script, submenus open on hover and focus by CSS alone; with script, the
 * enhancement navMenus takes over: click, Enter, Escape and arrow keys.
 */
export function MainNav({ items, label, currentPath, parentPaths }: MainNavProps) {
  return (
    <nav aria-label={label} data-nav-menus>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {item.dropDown ? (
              <DropDown item={item} currentPath={currentPath} parentPaths={parentPaths} />
            ) : (
              <a className={styles.link} href={item.path} aria-current={current(item, currentPath)}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type DropDownProps = Pick<MainNavProps, 'currentPath' | 'parentPaths'> & { item: MenuItem }

function DropDown({ item, currentPath, parentPaths }: DropDownProps) {
  const links = item.dropDown || []
  const listId = `menu-${item.id}`
  const holdsCurrent = [item, ...links].some((link) =>
    [currentPath, ...parentPaths].some((path) => current(link, path)),
  )
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-expanded="false"
        aria-controls={listId}
        data-current={holdsCurrent || undefined}
      >
        {item.label}
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </button>
      <ul role="list" id={listId} className={styles.submenu}>
        {links.map((link) => (
          <li key={link.id}>
            <a className={styles.row} href={link.path} aria-current={current(link, currentPath)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function current({ path }: { path: string }, currentPath: string): 'page' | undefined {
  return path.toLowerCase() === currentPath.toLowerCase() ? 'page' : undefined
}
