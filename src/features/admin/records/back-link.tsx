import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowLeft } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import styles from './records.module.css'

export function BackLink({ href }: { href: string }) {
  const { t } = useTranslation('admin')
  return (
    <Link href={href} className={styles.back}>
      <Icon of={iconArrowLeft} size={18} />
      {t('back_to_list')}
    </Link>
  )
}
