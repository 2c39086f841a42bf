/** Frequently asked questions. Numbers that an admin may change are on their own pages, not here. */
import type { PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { localized } from '../localized.ts'
import { questions } from './block-seed.ts'

export const faqTitle = localized(
  'Domande frequenti',
  'Frequently asked questions',
  'Preguntas frecuentes',
  'Questions fréquentes',
  'Häufige Fragen',
  'Perguntas frequentes',
)
export const faqLead = localized(
  'Le risposte più cercate su ordini, buste e gioco.',
  'Answers to the most common questions about orders, packs and the game.',
  'Las respuestas más buscadas sobre pedidos, sobres y juego.',
  'Les réponses aux questions les plus posées sur les commandes, les boosters et le jeu.',
  'Die wichtigsten Antworten zu Bestellungen, Boostern und Spiel.',
  'As respostas mais procuradas sobre encomendas, saquetas e jogo.',
)

export const faqBlocks: readonly PageBlock[] = [
  questions(
    'ordini',
    localized(
      'Ordini e spedizioni',
      'Orders and shipping',
      'Pedidos y envíos',
      'Commandes et livraison',
      'Bestellung und Versand',
      'Encomendas e envios',
    ),
    [
      [
        localized(
          'Quando parte il mio ordine?',
          'When will my order ship?',
          '¿Cuándo sale mi pedido?',
          'Quand part ma commande ?',
          'Wann geht meine Bestellung raus?',
          'Quando parte a minha encomenda?',
        ),
        localized(
          'Se paghi entro le 14 di un giorno lavorativo parte in giornata, altrimenti il giorno lavorativo dopo. Quando il corriere ritira il pacco, ricevi il codice di tracciamento.',
          'If you pay by 2 pm on a working day, it ships the same day; otherwise it ships the next working day. We’ll send you a tracking number as soon as the courier has it.',
          'Si pagas antes de las 14 h de un día laborable, sale ese mismo día; si no, al siguiente. En cuanto lo recoge el transportista, recibes el código de seguimiento.',
          'Si tu paies avant 14 h un jour ouvré, elle part le jour même, sinon le jour ouvré suivant. Tu reçois le numéro de suivi dès que le transporteur a pris en charge le colis.',
          'Bis 14 Uhr an einem Werktag bezahlt, geht sie am selben Tag raus, sonst am nächsten. Sobald der Paketdienst sie hat, bekommst du die Sendungsnummer.',
          'Se pagares até às 14 h de um dia útil, parte no próprio dia; senão, no seguinte. Assim que a transportadora a recolhe, recebes o código de seguimento.',
        ),
      ],
      [
        localized(
          'Quanto costa la spedizione?',
          'How much is shipping?',
          '¿Cuánto cuesta el envío?',
          'Combien coûte la livraison ?',
          'Was kostet der Versand?',
          'Quanto custam os envios?',
        ),
        localized(
          'Dipende dal peso e dal Paese. Vedi il costo alla cassa, prima di pagare. In Italia è gratis da 49 €.',
          'It depends on the weight and country. You’ll see the cost at checkout before you pay. Shipping within Italy is free from €49.',
          'Depende del peso y del país, y lo ves al finalizar la compra, antes de pagar. En Italia es gratis desde 49 €.',
          'Cela dépend du poids et du pays. Le prix s’affiche lors de la commande, avant le paiement. En Italie, la livraison est offerte dès 49 €.',
          'Das hängt von Gewicht und Land ab. Den Betrag siehst du an der Kasse, bevor du bezahlst. Innerhalb Italiens ist der Versand ab 49 € kostenlos.',
          'Depende do peso e do país. Vês o valor ao finalizares a compra, antes de pagar. Em Itália é grátis a partir de 49 €.',
        ),
      ],
      [
        localized(
          'Come posso pagare?',
          'How can I pay?',
          '¿Cómo puedo pagar?',
          'Comment puis-je payer ?',
          'Wie kann ich bezahlen?',
          'Como posso pagar?',
        ),
        localized(
          'Con carta, con bonifico o in contanti alla consegna. Se scegli il bonifico, gli articoli restano riservati per sette giorni.',
          'By card, bank transfer or cash on delivery. If you pay by transfer, we’ll reserve your items for seven days.',
          'Con tarjeta, por transferencia o contra reembolso. Si eliges transferencia, te reservamos los artículos durante siete días.',
          'Par carte, par virement ou en espèces à la livraison. En cas de virement, les articles te sont réservés pendant sept jours.',
          'Mit Karte, per Überweisung oder per Nachnahme. Bei Überweisung reservieren wir die Artikel sieben Tage für dich.',
          'Com cartão, transferência ou na entrega. Se escolheres transferência, reservamos os artigos durante sete dias.',
        ),
      ],
      [
        localized(
          'Posso avere la fattura?',
          'Can I get an invoice?',
          '¿Puedo pedir factura?',
          'Puis-je avoir une facture ?',
          'Bekomme ich eine Rechnung?',
          'Posso ter fatura?',
        ),
        localized(
          'Sì, se la chiedi alla cassa, prima di pagare: scegli «Voglio la fattura» e inserisci il codice fiscale, oppure partita IVA e codice destinatario (SDI) o PEC per un’azienda. Senza richiesta ricevi il riepilogo dell’ordine in PDF.',
          'Yes, if you request it at checkout before you pay: choose “I’d like an invoice” and enter your Italian tax code, or VAT number and codice destinatario (SDI) or PEC for a business. Otherwise you receive an order summary as a PDF.',
          'Sí, si la pides al finalizar la compra, antes de pagar: elige «Quiero factura» e indica tus datos fiscales. Si no la pides, recibes el resumen del pedido en PDF.',
          'Oui, si tu la demandes lors de la commande, avant de payer : choisis « Je veux une facture » et indique tes données fiscales. Sinon, tu reçois un récapitulatif de commande en PDF.',
          'Ja, wenn du sie an der Kasse vor dem Bezahlen verlangst: Wähle „Ich möchte eine Rechnung“ und gib deine Steuerdaten an. Sonst erhältst du eine Bestellübersicht als PDF.',
          'Sim, se a pedires ao finalizares a compra, antes de pagar: escolhe «Quero fatura» e indica os teus dados fiscais. Caso contrário, recebes o resumo da encomenda em PDF.',
        ),
      ],
    ],
  ),
  questions(
    'resi',
    localized(
      'Resi e rimborsi',
      'Returns and refunds',
      'Devoluciones y reembolsos',
      'Retours et remboursements',
      'Rückgabe und Erstattung',
      'Devoluções e reembolsos',
    ),
    [
      [
        localized(
          'Come restituisco un articolo?',
          'How do I return something?',
          '¿Cómo devuelvo un producto?',
          'Comment retourner un article ?',
          'Wie gebe ich etwas zurück?',
          'Como devolvo um artigo?',
        ),
        localized(
          'Apri l’ordine nel tuo account. Scegli «Recedere dal contratto qui» se hai cambiato idea, «Richiedi un reso» se qualcosa non va. Hai 30 giorni dalla consegna. L’e-mail di conferma dice dove spedire; la spedizione di ritorno è a tuo carico, tranne quando l’articolo è difettoso. Gli articoli personalizzati si restituiscono solo se danneggiati o sbagliati.',
          'Open the order in your account. Choose “Withdraw from contract here” if you’ve changed your mind, or “Request a return” if something’s wrong. You have 30 days from delivery. The confirmation email says where to send your items; you pay for return shipping, unless an item is faulty. Personalised items can only be returned if they’re damaged or wrong.',
          'Abre el pedido en tu cuenta. Elige «Desistir del contrato aquí» si has cambiado de idea, «Solicitar una devolución» si algo no está bien. Tienes 30 días desde la entrega. El correo de confirmación indica dónde enviarlo; los gastos de devolución corren de tu cuenta, salvo que el artículo sea defectuoso. Los artículos personalizados solo se devuelven si están dañados o no son los correctos.',
          'Ouvre la commande dans ton compte. Choisis « Renoncer au contrat ici » si tu as changé d’avis, « Demander un retour » si quelque chose ne va pas. Tu as 30 jours après la livraison. L’e-mail de confirmation indique où renvoyer les articles ; les frais de retour sont à ta charge, sauf si l’article est défectueux. Les articles personnalisés ne se retournent que s’ils sont abîmés ou erronés.',
          'Öffne die Bestellung in deinem Konto. Wähle „Vertrag widerrufen“, wenn du es dir anders überlegt hast, „Rückgabe anfordern“, wenn etwas nicht stimmt. Du hast 30 Tage ab Lieferung. In der Bestätigungs-E-Mail steht, wohin du die Artikel schickst; die Rücksendekosten trägst du, außer der Artikel ist mangelhaft. Personalisierte Artikel nehmen wir nur zurück, wenn sie beschädigt oder falsch sind.',
          'Abre a encomenda na tua conta. Escolhe «Retratar-se do contrato aqui (livre resolução)» se mudaste de ideias, «Pedir devolução» se algo não está bem. Tens 30 dias a contar da entrega. O e-mail de confirmação indica para onde enviar; os portes de devolução ficam a teu cargo, exceto se o artigo tiver defeito. Os artigos personalizados só se devolvem se estiverem danificados ou errados.',
        ),
      ],
      [
        localized(
          'Posso restituire una busta aperta?',
          'Can I return an opened pack?',
          '¿Puedo devolver un sobre abierto?',
          'Puis-je retourner un booster ouvert ?',
          'Kann ich einen geöffneten Booster zurückgeben?',
          'Posso devolver uma saqueta aberta?',
        ),
        localized(
          'Una busta di carta sì, entro il termine di recesso; se aprendola ha perso valore, il rimborso può essere ridotto. Una busta digitale no, perché con l’apertura perdi il diritto di recesso. Se una busta di carta arriva danneggiata, la sostituiamo.',
          'A paper pack, yes, within the withdrawal period; if opening it has reduced its value, we may reduce the refund. A digital pack, no, because you lose the right of withdrawal once you open it. If a pack arrives damaged, we’ll replace it.',
          'Un sobre de papel, sí, dentro del plazo de desistimiento; si al abrirlo ha perdido valor, el reembolso puede reducirse. Un sobre digital, no, porque al abrirlo se pierde el derecho de desistimiento. Si un sobre de papel llega dañado, lo cambiamos.',
          'Un booster papier, oui, dans le délai de rétractation ; si son ouverture lui a fait perdre de la valeur, le remboursement peut être réduit. Un booster numérique, non, car le droit de rétractation se perd à l’ouverture. S’il arrive abîmé, nous le remplaçons.',
          'Gedruckte Booster ja, in der Widerrufsfrist; für den Wertverlust durch das Öffnen können wir Ersatz verlangen. Digitale Booster nicht, denn mit dem Öffnen erlischt das Widerrufsrecht. Kommt ein Booster beschädigt an, ersetzen wir ihn.',
          'Uma saqueta de papel, sim, no prazo de livre resolução; se ao abri-la perdeu valor, o reembolso pode ser reduzido. Uma saqueta digital, não, porque com a abertura perde-se o direito de livre resolução. Se chegar danificada, substituímo-la.',
        ),
      ],
      [
        localized(
          'Quando arriva il rimborso?',
          'When do I get my money back?',
          '¿Cuándo recibo el reembolso?',
          'Quand serai-je remboursé ?',
          'Wann bekomme ich mein Geld zurück?',
          'Quando recebo o reembolso?',
        ),
        localized(
          'Entro 14 giorni dal recesso, con lo stesso metodo che hai usato per pagare. Se gli articoli sono già partiti, possiamo attendere di riceverli o la prova che li hai rispediti.',
          'Within 14 days of your withdrawal, to the same payment method. If the items have already shipped, we may wait until we receive them or proof that you’ve sent them back.',
          'En un máximo de 14 días desde el desistimiento, en el mismo método de pago. Si los artículos ya han salido, podemos esperar a recibirlos o a que nos demuestres que los has devuelto.',
          'Sous 14 jours après la rétractation, sur le même moyen de paiement. Si les articles sont déjà partis, nous pouvons attendre de les avoir reçus ou d’avoir la preuve de leur expédition.',
          'Innerhalb von 14 Tagen nach dem Widerruf, über dieselbe Zahlungsart. Sind die Artikel schon unterwegs, können wir warten, bis sie bei uns eingehen oder du die Rücksendung nachweist.',
          'No prazo de 14 dias a contar da livre resolução, no mesmo método de pagamento. Se os artigos já foram enviados, podemos esperar até os recebermos ou até provares que os devolveste.',
        ),
      ],
    ],
  ),
  questions(
    'buste',
    localized(
      'Buste e probabilità',
      'Packs and odds',
      'Sobres y probabilidades',
      'Boosters et probabilités',
      'Booster und Chancen',
      'Saquetas e probabilidades',
    ),
    [
      [
        localized(
          'Che cosa c’è in una busta?',
          'What’s in a pack?',
          '¿Qué hay en un sobre?',
          'Que contient un booster ?',
          'Was steckt in einem Booster?',
          'O que traz uma saqueta?',
        ),
        localized(
          'Cinque carte, mai due uguali. La quinta viene da una tabella più generosa, dove può nascondersi anche una Unica.',
          'Five cards, all different. The fifth has better odds and can even be a Unique card.',
          'Cinco cartas, nunca dos iguales. La quinta tiene mejores probabilidades y hasta puede tocarte una Única.',
          'Cinq cartes, jamais deux identiques. La cinquième vient d’une table plus généreuse, où peut même se cacher une Unique.',
          'Fünf Karten, nie zwei gleiche. Die fünfte kommt aus einer großzügigeren Tabelle, in der sogar eine Einzigartige stecken kann.',
          'Cinco cartas, nunca duas iguais. A quinta sai de uma tabela mais generosa, onde pode esconder-se até uma Única.',
        ),
      ],
      [
        localized(
          'Quali sono le probabilità?',
          'What are the odds?',
          '¿Cuáles son las probabilidades?',
          'Quelles sont les probabilités ?',
          'Wie stehen die Chancen?',
          'Quais são as probabilidades?',
        ),
        localized(
          'Sono scritte prima di comprare e prima di aprire, per ogni rarità. È la stessa tabella da cui si estrae, non un riassunto.',
          'You can see the odds for every rarity before you buy and before you open a pack. They’re the exact odds our server uses.',
          'Las ves antes de comprar y antes de abrir, para cada rareza. Es la misma tabla con la que se sortea, no un resumen.',
          'Elles sont affichées avant l’achat et avant l’ouverture, pour chaque rareté. C’est la table utilisée pour le tirage, pas un résumé.',
          'Du siehst sie vor dem Kauf und vor dem Öffnen, für jede Seltenheit. Es ist genau die Tabelle, aus der gezogen wird, keine Zusammenfassung.',
          'Estão escritas antes de comprar e antes de abrir, para cada raridade. É a própria tabela do sorteio, não um resumo.',
        ),
      ],
      [
        localized(
          'E se la fortuna non arriva mai?',
          'What if I’m unlucky?',
          '¿Y si la suerte no llega nunca?',
          'Et si la chance ne vient jamais ?',
          'Und wenn das Glück nie kommt?',
          'E se a sorte nunca vier?',
        ),
        localized(
          'Una garanzia assicura che trovi una Leggendaria o una Unica al più tardi nella ventesima busta dello stesso tipo. Il conteggio è accanto alle tue buste.',
          'There’s a guarantee that you’ll get a Legendary or Unique card in your twentieth pack of the same kind at the latest. The counter is shown with your packs.',
          'Hay una garantía de que te toca una Legendaria o una Única como muy tarde en el vigésimo sobre del mismo tipo. El contador está junto a tus sobres.',
          'Il y a une garantie. Au vingtième booster d’un type sans Légendaire ni Unique, tu en reçois une. Le décompte s’affiche à côté de tes boosters.',
          'Es gibt eine Garantie. Beim zwanzigsten Booster einer Sorte ohne Legendäre oder Einzigartige bekommst du eine. Der Zähler steht neben deinen Boostern.',
          'Há uma garantia. À vigésima saqueta de um tipo sem Lendária nem Única, recebes uma. A contagem está ao lado das tuas saquetas.',
        ),
      ],
      [
        localized(
          'Come so che l’estrazione è onesta?',
          'How do I know the draw is fair?',
          '¿Cómo sé que el sorteo es limpio?',
          'Comment savoir que le tirage est honnête ?',
          'Woher weiß ich, dass fair gezogen wird?',
          'Como sei que o sorteio é honesto?',
        ),
        localized(
          'Ogni busta è sigillata con un numero segreto prima che tu la veda. Dopo l’apertura lo mostriamo, e con «Verifica» il tuo browser rifà l’estrazione da solo.',
          'Every pack is sealed with a secret number before you see it. We reveal the number once you’ve opened the pack, and “Verify” lets your browser repeat the draw.',
          'Cada sobre se sella con un número secreto antes de que lo veas. Tras abrirlo lo mostramos, y con «Verificar» tu navegador repite el sorteo.',
          'Chaque booster est scellé par un nombre secret avant que tu le voies. Après l’ouverture nous le montrons, et « Vérifier » laisse ton navigateur refaire le tirage.',
          'Jeder Booster wird mit einer geheimen Zahl versiegelt, bevor du ihn siehst. Nach dem Öffnen zeigen wir sie, und mit „Prüfen“ wiederholt dein Browser die Ziehung selbst.',
          'Cada saqueta é selada com um número secreto antes de a veres. Depois de abrir mostramo-lo, e com «Verificar» o teu navegador repete o sorteio.',
        ),
      ],
    ],
  ),
  questions('gioco', localized('Il gioco', 'The game', 'El juego', 'Le jeu', 'Das Spiel', 'O jogo'), [
    [
      localized(
        'Devo comprare carte per giocare?',
        'Do I have to buy cards to play?',
        '¿Tengo que comprar cartas para jugar?',
        'Faut-il acheter des cartes pour jouer ?',
        'Muss ich Karten kaufen, um zu spielen?',
        'Tenho de comprar cartas para jogar?',
      ),
      localized(
        'No. La battaglia veloce usa tutto il catalogo ed è aperta anche a chi non ha un account. Con le tue carte, invece, componi mazzi e sfidi gli altri.',
        'No. Quick battles use the full catalogue, and you don’t need an account. With your own cards, you can build decks and challenge other players.',
        'No. La batalla rápida usa todo el catálogo y está abierta incluso sin cuenta. Con tus cartas creas mazos y desafías a otros jugadores.',
        'Non. Le combat rapide utilise tout le catalogue, même sans compte. Avec tes cartes, tu composes des decks et tu défies les autres joueurs.',
        'Nein. Der schnelle Kampf nutzt den ganzen Katalog und geht sogar ohne Konto. Mit eigenen Karten baust du Decks und forderst andere heraus.',
        'Não. A batalha rápida usa todo o catálogo e está aberta mesmo sem conta. Com as tuas cartas constróis baralhos e desafias os outros.',
      ),
    ],
    [
      localized(
        'Come porto nel gioco le carte comprate in negozio?',
        'How do I use my paper cards in the game?',
        '¿Cómo llevo al juego las cartas de la tienda?',
        'Comment ajouter au jeu les cartes achetées en boutique ?',
        'Wie kommen gekaufte Karten ins Spiel?',
        'Como levo para o jogo as cartas da loja?',
      ),
      localized(
        'Dentro ogni busta di carta c’è un codice. Inseriscilo nella pagina delle buste e ricevi la versione digitale.',
        'Every paper pack contains a code. Enter it on the packs page to get a digital pack.',
        'Cada sobre de papel trae un código. Escríbelo en la página de sobres y el digital es tuyo.',
        'Chaque booster papier contient un code. Saisis-le sur la page des boosters pour recevoir la version numérique.',
        'In jedem gedruckten Booster steckt ein Code. Gib ihn auf der Booster-Seite ein, und der digitale gehört dir.',
        'Cada saqueta de papel traz um código. Escreve-o na página das saquetas e a versão digital é tua.',
      ),
    ],
    [
      localized(
        'Si può giocare dal telefono?',
        'Can I play on my phone?',
        '¿Se puede jugar con el móvil?',
        'Peut-on jouer sur téléphone ?',
        'Kann ich am Handy spielen?',
        'Posso jogar no telemóvel?',
      ),
      localized(
        'Sì, in orizzontale si gioca meglio. Puoi anche installare la Bottega come app. Le battaglie contro il computer funzionano senza rete.',
        'Yes, in landscape. You can also install the shop as an app and battle the computer offline.',
        'Sí, mejor en horizontal. También puedes instalar la tienda como app. Las batallas contra el ordenador funcionan sin conexión.',
        'Oui, de préférence à l’horizontale. Tu peux aussi installer la boutique comme appli. Les combats contre l’ordinateur fonctionnent hors ligne.',
        'Ja, am besten im Querformat. Du kannst den Shop auch als App installieren. Kämpfe gegen den Computer funktionieren offline.',
        'Sim, de preferência na horizontal. Também podes instalar a loja como app. As batalhas contra o computador funcionam offline.',
      ),
    ],
  ]),
  questions(
    'rivenditori',
    localized(
      'Negozi e rivenditori',
      'Shops and resellers',
      'Tiendas y revendedores',
      'Magasins et revendeurs',
      'Händler und Wiederverkäufer',
      'Lojas e revendedores',
    ),
    [
      [
        localized(
          'Come divento rivenditore?',
          'How do I become a reseller?',
          '¿Cómo me hago revendedor?',
          'Comment devenir revendeur ?',
          'Wie werde ich Wiederverkäufer?',
          'Como me torno revendedor?',
        ),
        localized(
          'Apri un account e scrivici dall’indirizzo in fondo alla pagina con la partita IVA del negozio. Dopo la verifica vedi i prezzi del listino rivenditori.',
          'Create an account and email us at the address at the bottom of the page with your shop’s tax number. Once we’ve checked it, you’ll see reseller prices.',
          'Crea una cuenta y escríbenos a la dirección del pie de página con los datos fiscales de tu tienda. Tras comprobarlo, verás los precios para revendedores.',
          'Crée un compte et écris à l’adresse en bas de page en indiquant le numéro de TVA du magasin. Après vérification, tu vois les tarifs revendeurs.',
          'Erstelle ein Konto und schreibe mit der USt-IdNr. deines Geschäfts an die Adresse unten auf der Seite. Nach der Prüfung siehst du die Wiederverkäuferpreise.',
          'Cria uma conta e escreve para o endereço no fundo da página com o número fiscal da loja. Depois da verificação, vês os preços de revendedor.',
        ),
      ],
      [
        localized(
          'Che cosa sono gli showroom?',
          'What are showrooms?',
          '¿Qué son los showrooms?',
          'Que sont les showrooms ?',
          'Was sind Showrooms?',
          'O que são os showrooms?',
        ),
        localized(
          'Vetrine private con prodotti e documenti a condizioni proprie. Si entra con un codice o con il proprio account.',
          'Private areas with their own products, prices and documents. You can enter with a code or with your account.',
          'Escaparates privados con productos, documentos y condiciones propias. Se entra con un código o con tu cuenta.',
          'Des espaces privés, avec leurs propres produits, documents et conditions. On y entre avec un code ou avec son compte.',
          'Private Bereiche mit Produkten und Dokumenten zu eigenen Konditionen. Zugang bekommst du mit einem Code oder über dein Konto.',
          'Montras privadas com artigos e documentos em condições próprias. Entra-se com um código ou com a conta.',
        ),
      ],
    ],
  ),
]
