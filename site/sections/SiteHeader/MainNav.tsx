import type { MenuItem } from '../../../content-model/schemas/site.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import styles from './MainNav.module.css'

type MainNavProps = { items: MenuItem[]; label: string; currentPath: string }

/**
 * The navigation of wide windows. Without script, submenus open on hover and focus by CSS alone; with script, the
 * enhancement navMenus takes over: click, Enter, Escape and arrow keys.
 */
export function MainNav({ items, label, currentPath }: MainNavProps) {
  return (
    <nav aria-label={label} data-nav-menus>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {item.dropDown ? (
              <DropDown item={item} currentPath={currentPath} />
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

function DropDown({ item, currentPath }: { item: MenuItem; currentPath: string }) {
  const links = item.dropDown || []
  const listId = `menu-${item.id}`
  const holdsCurrent = links.some((link) => current(link, currentPath))
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
