/** The door to private showrooms: a code, or the rooms this reader may enter anyway. */
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconDoor } from '@/ui/icon/icons.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import { Doors } from '../kit/doors.tsx'
import styles from './rooms.module.css'

export interface RoomsViewProps {
  title: string
  rooms: readonly { code: string; name: string; lead: string }[]
  hrefOf(code: string): string
  onEnter(code: string): void
}

export function RoomsView({ title, rooms, hrefOf, onEnter }: RoomsViewProps) {
  const { t } = useTranslation('site')
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) onEnter(code.trim())
  }
  return (
    <Container className={styles.page}>
      <div className={styles.hall}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{t('rooms.lead')}</p>
          <form onSubmit={submit} className={styles.enter}>
            <TextField
              label={t('rooms.code')}
              value={code}
              onChange={event => setCode(event.target.value)}
              maxLength={60}
              autoCapitalize="none"
            />
            <Button type="submit" disabled={!code.trim()}>
              {t('rooms.enter')}
            </Button>
          </form>
        </div>
        <Niche
          picture="/assets/characters/gufosaggio/creature.webp"
          element="Aria"
          className={styles.keeper}
        />
      </div>
      {rooms.length > 0 && (
        <>
          <h2 className={styles.subtitle}>{t('rooms.open')}</h2>
          <Doors
            icon={iconDoor}
            doors={rooms.map(room => ({ key: room.code, label: room.name, href: hrefOf(room.code) }))}
          />
        </>
      )}
    </Container>
  )
}
