import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/icon.tsx'
import { iconCaretRight } from '../icon/icons.ts'
import { Link } from '../link.tsx'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  text: string
  href?: string // undefined for the current page
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('ui')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, at) => (
          <Fragment key={crumb.text}>
            {at > 0 && (
              <li aria-hidden="true">
                <Icon of={iconCaretRight} size={14} />
              </li>
            )}
            <li className={crumb.href ? undefined : styles.here}>
              {crumb.href ? (
                <Link href={crumb.href}>{crumb.text}</Link>
              ) : (
                <span aria-current="page">{crumb.text}</span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
