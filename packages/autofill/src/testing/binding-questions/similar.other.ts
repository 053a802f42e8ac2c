/** French and German questions that only sound like known ones. */
export const similarOther = `
Êtes-vous empêché de travailler en France ?
Résidez-vous en France ?
Êtes-vous autorisé à travailler en Suisse ?
Votre autorisation de travail en France expire-t-elle cette année ?
N’êtes-vous pas autorisé à travailler en France ?
Avez-vous déjà obtenu un visa ?
Votre conjoint a-t-il besoin d’un visa ?
Pouvez-vous travailler sans parrainage de visa ?
Avez-vous besoin d’une aide au déménagement ?
Avez-vous déjà déménagé pour un emploi ?
Refusez-vous de déménager ?
Êtes-vous mobile le week-end ?
Êtes-vous prêt à déménager à Lille avant juin ?
Avez-vous des contraintes de déplacement ?
Refusez-vous les déplacements ?
Acceptez-vous les déplacements de trois semaines à l'étranger ?
Avez-vous de l'expérience dans l'organisation de déplacements ?
Avez-vous besoin d'un aménagement pour travailler au bureau ?
Avez-vous déjà travaillé chez Globex ?
Avez-vous déjà travaillé dans une start-up ?
Avez-vous déjà postulé chez nous ?
Avez-vous un proche qui travaille chez Fourmi Robotics ?
Avez-vous moins de 18 ans ?
Êtes-vous mineur(e) ?
Avez-vous 18 ans d’expérience ?
Avez-vous plus de 21 ans ?
Avez-vous un casier judiciaire ?
Avez-vous le permis poids lourd ?
Avez-vous le permis B et un véhicule ?
Votre permis de conduire a-t-il été suspendu ?
Avez-vous le permis de construire ?
Pouvez-vous obtenir une habilitation de sécurité ?
Acceptez-vous de signer une clause de non-concurrence ?
Êtes-vous libre de toute clause de non-concurrence ?
Avez-vous travaillé avec des personnes en situation de handicap ?
Avez-vous besoin d'un aménagement lié à un handicap ?
~Pourquoi avez-vous quitté votre dernier poste ?
~Pourquoi êtes-vous le meilleur candidat ?
~Si autre, précisez
~Décrivez vos responsabilités dans le cadre de tests de recette
~Comment motivez-vous votre équipe ?
~Informations complémentaires sur votre handicap
~Commentaires sur vos prétentions salariales
~Décrivez un projet réussi
_Signature du candidat
_Lu et approuvé, nom et signature
_Signature électronique
[]Je certifie l’exactitude des informations
[]J'atteste être autorisé à travailler en France
[]Je m'engage à être mobile géographiquement
[]Je déclare sur l'honneur être majeur et titulaire du permis de conduire
[]Je ne suis pas prêt à déménager
[]J’accepte une vérification de mes antécédents
Sind Sie nicht berechtigt, in Frankreich zu arbeiten?
Sind Sie in Frankreich wohnhaft?
Läuft Ihre Arbeitserlaubnis für Frankreich bald ab?
Hatten Sie schon einmal ein Visum?
Benötigen Sie ein Visum?
Avez-vous besoin d’un visa pour vos vacances ?
Benötigen Sie Hilfe beim Umzug?
Haben Sie bereits für Globex gearbeitet?
Haben Sie sich bereits bei Fourmi Robotics beworben?
Sind Sie unter 18 Jahre alt?
Wurde Ihnen der Führerschein entzogen?
Haben Sie einen Führerschein und ein eigenes Auto?
Sind Sie vorbestraft?
~Warum haben Sie gekündigt?
_Unterschrift
[]Ich versichere die Richtigkeit meiner Angaben
`;
