/** The one search of the administration: orders by number, people by name or address, products by title or SKU. */
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Found } from '@/contract/admin-search.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import styles from './header-search.module.css'

interface HeaderSearchProps {
  found: Found | undefined // for what was searched last; nothing yet
  linkTo: LinkTo
  onSearch: (search: string) => void // after a short pause; '' for nothing
  onGo: (href: string) => void
}

interface Hit {
  href: string
  name: string
  note: string
}

const pauseMillis = 250
const kinds = ['orders', 'users', 'products'] as const

const hitsOf = (found: Found, linkTo: LinkTo): Record<(typeof kinds)[number], Hit[]> => ({
  orders: found.orders.map(({ id, number, buyer, status }) => ({
    href: status === 'draft' ? `${linkTo('adminOrderCreate')}?draft=${id}` : linkTo('adminOrder', { id }),
    name: number,
    note: buyer,
  })),
  users: found.users.map(({ id, name, email }) => ({
    href: linkTo('adminUser', { id }),
    name,
    note: email,
  })),
  products: found.products.map(({ id, title, sku }) => ({
    href: linkTo('adminProduct', { id }),
    name: title,
    note: sku,
  })),
})

export function HeaderSearch({ found, linkTo, onSearch, onGo }: HeaderSearchProps) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const wanted = typed.trim()
  useEffect(() => {
    const pause = setTimeout(() => onSearch(wanted.length < 2 ? '' : wanted.slice(0, 80)), pauseMillis)
    return () => clearTimeout(pause)
  }, [wanted, onSearch])
  const hits = found && wanted.length >= 2 ? hitsOf(found, linkTo) : undefined
  const first = hits && kinds.flatMap(kind => hits[kind])[0]
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    if (event.key !== 'Enter' || !first) return
    event.preventDefault()
    close()
    onGo(first.href)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <search aria-label={t('header.search')} className={styles.search} onBlur={leave}>
      <TextField
        dense
        hideLabel
        type="search"
        autoComplete="off"
        label={t('header.search')}
        placeholder={t('header.search_hint')}
        icon={iconMagnifyingGlass}
        value={typed}
        aria-controls={isOpen && hits ? list : undefined}
        onFocus={() => setOpen(true)}
        onKeyDown={keys}
        onChange={event => {
          setTyped(event.currentTarget.value)
          setOpen(true)
        }}
      />
      {isOpen && hits && (
        <div id={list} className={styles.found}>
          {first === undefined && <p role="status">{t('header.nothing')}</p>}
          {kinds.map(
            kind =>
              hits[kind].length > 0 && (
                <section key={kind} aria-label={t(`header.${kind}`)}>
                  <p aria-hidden="true">{t(`header.${kind}`)}</p>
                  <ul>
                    {hits[kind].map(({ href, name, note }) => (
                      <li key={href}>
                        <Link href={href} onClick={close}>
                          <b>{name}</b>
                          <small>{note}</small>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ),
          )}
        </div>
      )}
    </search>
  )
}
