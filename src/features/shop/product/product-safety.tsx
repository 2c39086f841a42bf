/** Safety information before the order: maker, responsible person, age, warnings, packaging (Regulation (EU) 2023/988, article 19). */
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './product-safety.module.css'

type Safety = Product['safety']

interface ProductSafetyProps {
  safety: Safety
  words: ShopWords
}

export function ProductSafety({ safety, words }: ProductSafetyProps) {
  const { t } = words
  const { maker, responsible, minimum_age, toy_warning, warnings, disposal_url } = safety
  if (!maker && !responsible && !minimum_age && !toy_warning && !warnings && !disposal_url) return null
  return (
    <section className={styles.safety}>
      <h2>{t('safety.title')}</h2>
      {toy_warning && (
        <p className={styles.warning}>
          <UnderThree label={t('safety.under_three')} />
          <span>
            <b>{t('safety.warning')}</b> {t(`safety.toy.${toy_warning}`)}
          </span>
        </p>
      )}
      {warnings && (
        <p className={styles.text}>
          <b>{t('safety.warning')}</b> {warnings}
        </p>
      )}
      <dl className={styles.facts}>
        {minimum_age !== null && (
          <div>
            <dt>{t('safety.age')}</dt>
            <dd>{t('safety.years', { count: minimum_age })}</dd>
          </div>
        )}
        {maker && <PartyFact name={t('safety.maker')} party={maker} />}
        {responsible && <PartyFact name={t('safety.responsible')} party={responsible} />}
        {disposal_url && (
          <div>
            <dt>{t('safety.packaging')}</dt>
            <dd>
              <a href={disposal_url}>{t('safety.disposal')}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function PartyFact({ name, party }: { name: string; party: NonNullable<Safety['maker']> }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {[party.name, party.address].filter(Boolean).join(', ')}
        {party.contact && <br />}
        <Contact contact={party.contact} />
      </dd>
    </div>
  )
}

function Contact({ contact }: { contact: string }) {
  if (contact.includes('@')) return <a href={`mailto:${contact}`}>{contact}</a>
  return /^https?:\/\//.test(contact) ? <a href={contact}>{contact}</a> : contact
}

/** The age symbol of toys: red circle and bar on white, black face and numbers (Directive 2009/48/EC, annex V, part B). */
const UnderThree = ({ label }: { label: string }) => (
  <svg className={styles.symbol} viewBox="0 0 48 48" role="img" aria-label={label}>
    <circle cx="24" cy="24" r="21.5" fill="#fff" />
    <g fill="none" stroke="#000" strokeWidth="1.6" strokeLinecap="round">
      <circle cx="30" cy="17" r="7.5" />
      <path d="M28 8.5q2-2.5 4.5-0.5M27 19.5q3 3 6 0" />
    </g>
    <circle cx="27.5" cy="15.5" r="1" />
    <circle cx="32.5" cy="15.5" r="1" />
    <text x="17" y="36.5" fontSize="12.5" fontWeight="700" textAnchor="middle" fill="#000">
      0-3
    </text>
    <g fill="none" stroke="#d8121a" strokeWidth="4">
      <circle cx="24" cy="24" r="21.5" />
      <path d="M8.8 8.8 39.2 39.2" />
    </g>
  </svg>
)
