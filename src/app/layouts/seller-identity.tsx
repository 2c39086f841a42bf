import { useTranslation } from 'react-i18next'
import { sellerGroups } from '@/i18n/seller-lines.ts'
import { useSettings } from '@/stores/settings.ts'
import styles from './seller-identity.module.css'

/**
 * Identity of the seller, which every page of a shop shows (art. 7 D.Lgs. 70/2003, art. 2250 c.c.). Empty settings add nothing.
 */
export function SellerIdentity() {
  const { t } = useTranslation('common')
  const { company } = useSettings(state => state.settings)
  const groups = sellerGroups(company, (name, value) => t(`seller.${name}`, { value }))
  if (groups.length === 0) return null
  return (
    <address className={styles.seller}>
      {groups.map(parts => (
        <p key={parts.join()}>{parts.join(' · ')}</p>
      ))}
    </address>
  )
}
