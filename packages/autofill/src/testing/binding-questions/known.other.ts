/** French and German questions with a stored answer. */
export const knownOther = `
yes|Êtes-vous autorisé(e) à travailler en France ?
yes|Avez-vous le droit de travailler en France ?
yes|Disposez-vous d’une autorisation de travail en France ?
yes|Êtes-vous légalement autorisé à travailler en France ?
yes|Possédez-vous un permis de travail valable en France ?
no|Êtes-vous autorisé à travailler aux États-Unis ?
yes|Avez-vous l'autorisation de travailler en France ?
no|Avez-vous besoin d’un visa pour travailler ?
no|Avez-vous besoin d'un parrainage de visa ?
no|Aurez-vous besoin d’un visa de travail ?
no|Avez-vous besoin, maintenant ou à l’avenir, d’un parrainage pour un visa ?
no|Nécessitez-vous un visa de travail ?
yes|Êtes-vous mobile géographiquement ?
yes|Êtes-vous prêt(e) à déménager ?
yes|Seriez-vous prêt à déménager pour ce poste ?
yes|Accepteriez-vous de déménager ?
yes|Mobilité géographique
yes|Êtes-vous ouvert à une relocalisation ?
yes|Êtes-vous disposé à déménager ?
yes|Acceptez-vous les déplacements ?
yes|Êtes-vous prêt(e) à vous déplacer ?
yes|Acceptez-vous les déplacements professionnels ?
yes|Pouvez-vous vous déplacer dans le cadre de ce poste ?
yes|Êtes-vous prêt à voyager pour le travail ?
yes|Acceptez-vous de travailler sur site ?
yes|Pouvez-vous travailler en présentiel ?
yes|Êtes-vous prêt(e) à travailler au bureau ?
no|Avez-vous déjà travaillé chez Fourmi Robotics ?
no|Avez-vous déjà travaillé pour nous ?
no|Avez-vous déjà été employé(e) par Fourmi Robotics ?
no|Avez-vous déjà travaillé dans notre entreprise ?
no|Êtes-vous un ancien salarié de Fourmi Robotics ?
no|Avez-vous déjà travaillé pour Fourmi Robotics par le passé ?
yes|Êtes-vous majeur(e) ?
yes|Avez-vous plus de 18 ans ?
yes|Avez-vous au moins 18 ans ?
yes|Avez-vous 18 ans ou plus ?
yes|Êtes-vous âgé(e) de 18 ans ou plus ?
yes|Acceptez-vous une vérification de vos antécédents ?
yes|Avez-vous le permis de conduire ?
yes|Êtes-vous titulaire du permis B ?
yes|Avez-vous le permis B ?
yes|Possédez-vous le permis de conduire ?
yes|Permis de conduire
yes|Disposez-vous d'un permis de conduire en cours de validité ?
yes|Êtes-vous titulaire du permis de conduire ?
no|Avez-vous une habilitation de sécurité ?
no|Disposez-vous d’une habilitation secret défense ?
no|Êtes-vous lié(e) par une clause de non-concurrence ?
no|Avez-vous une clause de non-concurrence ?
no|Êtes-vous soumis à une clause de non-concurrence ?
text|~Pourquoi souhaitez-vous nous rejoindre ?
text|~Pourquoi voulez-vous travailler chez nous ?
text|~Pourquoi Fourmi Robotics ?
text|~Quelles sont vos motivations pour ce poste ?
text|~Pourquoi postulez-vous à ce poste ?
text|~Qu’est-ce qui vous attire dans ce poste ?
text|~Pourquoi souhaitez-vous rejoindre Fourmi Robotics ?
text|~Vos motivations
note|~Informations complémentaires
note|~Souhaitez-vous ajouter quelque chose ?
note|~Avez-vous autre chose à ajouter ?
note|~Commentaires supplémentaires
female|#Quel est votre genre ?
female|#Genre
female|#Sexe
no|Êtes-vous en situation de handicap ?
no|Avez-vous une RQTH ?
yes|Sind Sie berechtigt, in Frankreich zu arbeiten?
yes|Haben Sie eine Arbeitserlaubnis für Frankreich?
no|Benötigen Sie eine Visa-Unterstützung?
yes|Sind Sie bereit umzuziehen?
yes|Sind Sie umzugsbereit?
yes|Sind Sie reisebereit?
no|Haben Sie bereits für Fourmi Robotics gearbeitet?
yes|Sind Sie mindestens 18 Jahre alt?
yes|Haben Sie einen Führerschein?
yes|Besitzen Sie einen gültigen Führerschein?
text|~Warum möchten Sie bei uns arbeiten?
`;
