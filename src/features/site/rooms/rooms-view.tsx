/** Access to private showrooms: a field for a code, and the rooms that this reader may enter without one. */
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '@/contract/endpoints/shop/rooms.ts'
import { codeOfLink } from '@/domain/copied-codes.ts'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { Note } from '@/ui/content/note.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowRight, iconDoor } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './rooms.module.css'

export interface RoomsViewProps {
  title: string
  rooms: readonly Room[] | undefined // undefined while loading
  loginHref?: string // for a guest
  hrefOf(code: string): string
  onEnter(code: string): void
}

export function RoomsView({ title, rooms, loginHref, hrefOf, onEnter }: RoomsViewProps) {
  const { t } = useTranslation('places')
  const [code, setCode] = useState('')
  const typed = codeOfLink(code).toLowerCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed) onEnter(typed)
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
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
            <Button type="submit" disabled={!typed}>
              {t('rooms.enter')}
            </Button>
          </form>
          {rooms?.length === 0 && (
            <div className={styles.hint}>
              <Note icon={iconDoor}>
                {t(loginHref ? 'rooms.none' : 'rooms.none_known')}{' '}
                {loginHref && <Link href={loginHref}>{t('rooms.login')}</Link>}
              </Note>
            </div>
          )}
        </div>
        <Niche
          picture="/assets/characters/gufosaggio/creature.webp"
          element="Aria"
          className={styles.keeper}
        />
      </div>
      {rooms && rooms.length > 0 && <OpenRooms rooms={rooms} hrefOf={hrefOf} />}
    </Container>
  )
}

function OpenRooms({ rooms, hrefOf }: { rooms: readonly Room[]; hrefOf(code: string): string }) {
  const { t } = useTranslation('places')
  return (
    <section aria-labelledby="open-rooms">
      <h2 id="open-rooms" className={styles.subtitle}>
        {t('rooms.open')}
      </h2>
      <ul className={styles.doors}>
        {rooms.map(room => (
          <li key={room.code}>
            <Link href={hrefOf(room.code)} className={styles.door}>
              <Icon of={iconDoor} size={26} className={styles.knob} />
              <span>
                <b>{room.name}</b>
                {room.lead && <small>{room.lead}</small>}
              </span>
              <Icon of={iconArrowRight} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
