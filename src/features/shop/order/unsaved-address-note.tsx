import { useTranslation } from 'react-i18next'
import { Note } from '@/ui/content/note.tsx'
import { Link } from '@/ui/link.tsx'
import styles from './unsaved-address-note.module.css'

/** Reports that the order was placed, but its address was not saved in the address book. */
export function UnsavedAddressNote({ addressBookHref }: { addressBookHref: string }) {
  const { t } = useTranslation('shop')
  return (
    <div className={styles.place}>
      <Note tone="warning">
        {t('complete.address_unsaved')}{' '}
        <Link href={addressBookHref} className={styles.link}>
          {t('complete.addresses')}
        </Link>
      </Note>
    </div>
  )
}
