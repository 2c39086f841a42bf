/** Contact and legal notice, accessibility statement, and the legal parts of the pages on terms and withdrawal (decision 0062). */
import type { PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { localized, same } from '../localized.ts'
import type { PageSeed } from '../site-texts.ts'
import { section } from './block-seed.ts'

const identity = same('<p>{{seller}}</p>')

export const legalPageSeeds: readonly PageSeed[] = [
  {
    icon: null,
    inFooter: true,
    legal: 'imprint',
    title: localized(
      'Contatti e note legali',
      'Contact and legal notice',
      'Contacto y aviso legal',
      'Contact et mentions légales',
      'Impressum',
      'Contacto e aviso legal',
    ),
    lead: localized(
      'Chi gestisce questo negozio e come raggiungerci.',
      'Who runs this shop and how to reach us.',
      'Quién gestiona esta tienda y cómo contactarnos.',
      'Qui gère cette boutique et comment nous joindre.',
      'Wer diesen Shop betreibt und wie du uns erreichst.',
      'Quem gere esta loja e como nos contactar.',
    ),
    body: identity,
  },
  {
    icon: null,
    inFooter: true,
    legal: 'accessibility',
    title: localized(
      'Accessibilità',
      'Accessibility',
      'Accesibilidad',
      'Accessibilité',
      'Barrierefreiheit',
      'Acessibilidade',
    ),
    lead: localized(
      'Dichiarazione di accessibilità del negozio.',
      'Accessibility statement of the shop.',
      'Declaración de accesibilidad de la tienda.',
      'Déclaration d’accessibilité de la boutique.',
      'Erklärung zur Barrierefreiheit des Shops.',
      'Declaração de acessibilidade da loja.',
    ),
    body: localized(
      '<p>Negozio, cassa e account seguono le WCAG 2.2, livello AA (EN 301 549): si usano da tastiera e con lettori di schermo, con contrasti verificati. Le schermate disegnate del gioco hanno comandi equivalenti in pagina.</p><p>Se qualcosa non funziona per te, scrivi a {{seller.email}}: rispondiamo e cerchiamo una soluzione. In Italia vigila l’Agenzia per l’Italia digitale (D.Lgs. 82/2022).</p>',
      '<p>Shop, checkout and account follow WCAG 2.2, level AA (EN 301 549): they work with the keyboard and with screen readers, and contrasts are checked. The drawn screens of the game have equivalent controls in the page.</p><p>If something doesn’t work for you, write to {{seller.email}}: we’ll reply and look for a solution. In Italy the Agenzia per l’Italia digitale supervises (D.Lgs. 82/2022).</p>',
      '<p>La tienda, la caja y la cuenta siguen las WCAG 2.2, nivel AA (EN 301 549): se usan con el teclado y con lectores de pantalla, con contrastes comprobados. Las pantallas dibujadas del juego tienen controles equivalentes en la página.</p><p>Si algo no te funciona, escribe a {{seller.email}}: te respondemos y buscamos una solución. En Italia supervisa la Agenzia per l’Italia digitale (D.Lgs. 82/2022).</p>',
      '<p>La boutique, le paiement et le compte suivent les WCAG 2.2, niveau AA (EN 301 549) : ils s’utilisent au clavier et avec un lecteur d’écran, avec des contrastes vérifiés. Les écrans dessinés du jeu ont des commandes équivalentes dans la page.</p><p>Si quelque chose ne marche pas pour toi, écris à {{seller.email}} : nous répondons et cherchons une solution. En Italie, l’Agenzia per l’Italia digitale contrôle (D.Lgs. 82/2022).</p>',
      '<p>Shop, Kasse und Konto folgen den WCAG 2.2, Stufe AA (EN 301 549): Sie lassen sich mit Tastatur und Screenreader bedienen, die Kontraste sind geprüft. Die gezeichneten Bildschirme des Spiels haben gleichwertige Bedienelemente auf der Seite.</p><p>Wenn etwas für dich nicht funktioniert, schreibe an {{seller.email}}: Wir antworten und suchen eine Lösung. In Italien ist die Agenzia per l’Italia digitale zuständig (D.Lgs. 82/2022).</p>',
      '<p>A loja, o pagamento e a conta seguem as WCAG 2.2, nível AA (EN 301 549): usam-se com o teclado e com leitores de ecrã, com contrastes verificados. Os ecrãs desenhados do jogo têm controlos equivalentes na página.</p><p>Se algo não funcionar para ti, escreve para {{seller.email}}: respondemos e procuramos uma solução. Em Itália supervisiona a Agenzia per l’Italia digitale (D.Lgs. 82/2022).</p>',
    ),
  },
]

/** Seller, legal guarantee and dispute resolution, for the terms of sale. */
export const termsBlocks: readonly PageBlock[] = [
  section(
    'venditore',
    localized('Il venditore', 'The seller', 'El vendedor', 'Le vendeur', 'Der Verkäufer', 'O vendedor'),
    same('{{seller}}'),
  ),
  section(
    'garanzia',
    localized(
      'Garanzia legale',
      'Legal guarantee',
      'Garantía legal',
      'Garantie légale',
      'Gewährleistung',
      'Garantia legal',
    ),
    localized(
      'Ogni articolo ha la garanzia legale di conformità di almeno due anni dalla consegna (artt. 128 e seguenti del Codice del consumo).',
      'Every item has a legal guarantee of conformity of at least two years from delivery (art. 128 and following of the Italian Consumer Code).',
      'Cada artículo tiene una garantía legal de conformidad de al menos dos años desde la entrega (arts. 128 y siguientes del Código de Consumo italiano).',
      'Chaque article bénéficie d’une garantie légale de conformité d’au moins deux ans à compter de la livraison (art. 128 et suivants du Code de la consommation italien).',
      'Für jeden Artikel gilt die gesetzliche Gewährleistung von mindestens zwei Jahren ab der Lieferung (Art. 128 ff. des italienischen Verbrauchergesetzbuchs).',
      'Cada artigo tem uma garantia legal de conformidade de pelo menos dois anos a contar da entrega (arts. 128.º e seguintes do Código do Consumo italiano).',
    ),
  ),
  section(
    'controversie',
    localized('Controversie', 'Disputes', 'Controversias', 'Litiges', 'Streitbeilegung', 'Litígios'),
    localized(
      'Se un reclamo non si risolve con noi, puoi rivolgerti a un organismo di risoluzione alternativa delle controversie (ADR) iscritto negli elenchi del Ministero delle Imprese, o al Centro europeo consumatori. Per i consumatori è competente il giudice del luogo in cui vivono.',
      'If we can’t settle a complaint together, you can turn to an alternative dispute resolution (ADR) body listed by the Italian Ministry of Enterprises, or to the European Consumer Centre. For consumers, the courts where they live have jurisdiction.',
      'Si una reclamación no se resuelve con nosotros, puedes acudir a una entidad de resolución alternativa de litigios (ADR) inscrita en el Ministerio de Empresas italiano, o al Centro Europeo del Consumidor. Para los consumidores es competente el juez de su domicilio.',
      'Si une réclamation n’est pas réglée avec nous, tu peux saisir un organisme de résolution alternative des litiges (ADR) inscrit auprès du ministère italien des Entreprises, ou le Centre européen des consommateurs. Pour les consommateurs, le juge de leur domicile est compétent.',
      'Lässt sich eine Beschwerde mit uns nicht klären, kannst du dich an eine Stelle für alternative Streitbeilegung (ADR) wenden, die beim italienischen Unternehmensministerium eingetragen ist, oder an das Europäische Verbraucherzentrum. Für Verbraucher ist das Gericht an ihrem Wohnort zuständig.',
      'Se uma reclamação não se resolver connosco, podes recorrer a uma entidade de resolução alternativa de litígios (RAL) inscrita no Ministério das Empresas italiano, ou ao Centro Europeu do Consumidor. Para os consumidores é competente o tribunal do seu domicílio.',
    ),
  ),
]

/** The model withdrawal form (Directive 2011/83/EU, annex I B). */
export const withdrawalBlocks: readonly PageBlock[] = [
  section(
    'modulo',
    localized(
      'Modulo di recesso tipo',
      'Model withdrawal form',
      'Modelo de formulario de desistimiento',
      'Modèle de formulaire de rétractation',
      'Muster-Widerrufsformular',
      'Modelo de formulário de livre resolução',
    ),
    localized(
      '(Compila e rispedisci questo modulo solo se vuoi recedere dal contratto.)\nDestinatario: {{seller}}\nCon la presente io/noi notifico/notifichiamo il recesso dal mio/nostro contratto di vendita dei seguenti beni:\nOrdinato il / ricevuto il:\nNome del/dei consumatore/i:\nIndirizzo del/dei consumatore/i:\nFirma (solo se il modulo è su carta):\nData:',
      '(Complete and return this form only if you wish to withdraw from the contract.)\nTo: {{seller}}\nI/We hereby give notice that I/We withdraw from my/our contract of sale of the following goods:\nOrdered on / received on:\nName of consumer(s):\nAddress of consumer(s):\nSignature (only if this form is on paper):\nDate:',
      '(Solo debe cumplimentar y enviar este formulario si desea desistir del contrato.)\nA la atención de: {{seller}}\nPor la presente le comunico/comunicamos que desisto/desistimos de mi/nuestro contrato de venta de los siguientes bienes:\nPedido el / recibido el:\nNombre del consumidor o consumidores:\nDomicilio del consumidor o consumidores:\nFirma (solo si el formulario se presenta en papel):\nFecha:',
      '(Complète et renvoie ce formulaire uniquement si tu souhaites te rétracter du contrat.)\nÀ l’attention de : {{seller}}\nJe notifie/Nous notifions par la présente ma/notre rétractation du contrat portant sur la vente des biens ci-dessous :\nCommandé le / reçu le :\nNom du (des) consommateur(s) :\nAdresse du (des) consommateur(s) :\nSignature (uniquement pour un formulaire sur papier) :\nDate :',
      '(Wenn du den Vertrag widerrufen willst, fülle bitte dieses Formular aus und sende es zurück.)\nAn: {{seller}}\nHiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren:\nBestellt am / erhalten am:\nName des/der Verbraucher(s):\nAnschrift des/der Verbraucher(s):\nUnterschrift (nur bei Mitteilung auf Papier):\nDatum:',
      '(Preenche e devolve este formulário apenas se quiseres resolver o contrato.)\nPara: {{seller}}\nPela presente comunico/comunicamos que resolvo/resolvemos o meu/nosso contrato de compra e venda relativo aos seguintes bens:\nEncomendado em / recebido em:\nNome do(s) consumidor(es):\nEndereço do(s) consumidor(es):\nAssinatura (só se o formulário for em papel):\nData:',
    ),
  ),
]
