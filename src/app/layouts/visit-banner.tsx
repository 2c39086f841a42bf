/** Shown while an admin acts as a customer: the customer, the end time, and a button to leave (decision 0012). */
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { hourWords } from '@/i18n/dates.ts'
import { useSession } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconEye } from '@/ui/icon/icons.ts'
import { useHref, useLocale } from '../screen.ts'
import { leaveVisit } from '../session.ts'
import styles from './visit-banner.module.css'

export function VisitBanner() {
  const { t } = useTranslation('nav')
  const to = useHref()
  const navigate = useNavigate()
  const locale = useLocale()
  const user = useSession(state => state.user)
  const [isLeaving, setLeaving] = useState(false)
  const until = user?.signed_in_by?.until
  const id = user?.id
  const leave = async () => {
    setLeaving(true)
    const admin = await leaveVisit()
    void navigate(admin?.permissions.length && id ? to('adminUser', { id }) : to('login'))
  }
  const atEnd = useRef(leave)
  atEnd.current = leave
  useEffect(() => {
    if (!until) return
    const millisLeft = Math.max(0, new Date(until).getTime() - Date.now())
    const timer = setTimeout(() => void atEnd.current(), millisLeft)
    return () => clearTimeout(timer)
  }, [until])
  if (!user || !until) return null
  const time = hourWords(until, locale)
  return (
    <aside className={styles.banner} data-visit aria-label={t('visit.label')}>
      <Icon of={iconEye} size={22} />
      <p>
        <b>{t('visit.as', { name: user.name })}</b> <span>{t('visit.limits', { time })}</span>
      </p>
      <Button variant="amber" size="dense" busy={isLeaving} onClick={() => void leave()}>
        {t('visit.leave')}
      </Button>
    </aside>
  )
}
