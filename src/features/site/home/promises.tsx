/** Three short promises under the hero. */
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowUUpLeft, iconCards, iconTruck } from '@/ui/icon/icons.ts'
import styles from './promises.module.css'

const promises = [
  { key: 'delivery', icon: iconTruck },
  { key: 'returns', icon: iconArrowUUpLeft },
  { key: 'open', icon: iconCards },
] as const

export function Promises() {
  const { t } = useTranslation('home')
  return (
    <ul className={styles.promises}>
      {promises.map(({ key, icon }) => (
        <li key={key}>
          <Icon of={icon} size={30} />
          <span>
            <b>{t(`promise.${key}`)}</b>
            {t(`promise.${key}_text`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
