import { termTable } from "./term-table.ts";

/** Software, data, networks and design. */
export const digitalTerms = [
  ...termTable(
    "tool",
    `
JavaScript || JS, ECMAScript
TypeScript
Python
Java
C# || C sharp, csharp
C++
!C
!R
!Go || Golang
!Rust || Rust lang
!Ruby
Ruby on Rails || Rails, RoR
PHP
Symfony
Laravel
WordPress
Drupal
Magento
Shopify
PrestaShop
Kotlin
!Swift
Objective-C
Scala
Perl
Bash || shell scripting
PowerShell
HTML || HTML5
CSS || CSS3
Sass || SCSS | CSS
!React || React.js, ReactJS
React Native
Vue.js || Vue, VueJS
Angular
AngularJS
Svelte
Next.js || NextJS
Node.js || NodeJS, !Node
Express.js || ExpressJS
NestJS || Nest.js
Django
!Flask
FastAPI
Spring Framework || !Spring
Spring Boot || SpringBoot | Spring Framework
!.NET || dotnet, NET Core
ASP.NET ||| .NET
GraphQL
SQL
PL/SQL ||| SQL
PostgreSQL || Postgres
MySQL
MariaDB
SQL Server || MSSQL, Microsoft SQL Server
Oracle Database || Oracle DB
MongoDB
Redis
Elasticsearch
Kafka || Apache Kafka
RabbitMQ
Docker
Kubernetes || K8s
Terraform
Ansible
Jenkins ||| CI/CD
GitLab CI || GitLab CI/CD | CI/CD
GitHub Actions ||| CI/CD
Git
AWS || Amazon Web Services
Azure || Microsoft Azure
Google Cloud || GCP, Google Cloud Platform
Linux
Unix
Windows Server
Active Directory
VMware
Cisco
Prometheus
Grafana
Datadog
Jira
!Confluence
Figma
!Sketch
Adobe XD
Photoshop || Adobe Photoshop
Illustrator || Adobe Illustrator
InDesign || Adobe InDesign
After Effects || Adobe After Effects
Premiere Pro || Adobe Premiere
Adobe Creative Suite | la suite Adobe | Adobe Creative Cloud, Adobe Suite, creative suite
Canva
Blender
!Unity
Unreal Engine
Power BI || PowerBI
!Tableau
Looker
Qlik || QlikView, Qlik Sense
Google Analytics || GA4
Pandas
NumPy
scikit-learn || sklearn
TensorFlow
PyTorch
!Spark || Apache Spark
PySpark ||| Spark
Airflow || Apache Airflow
dbt
Snowflake
BigQuery
Hadoop
SPSS
SAS Enterprise Guide || SAS programming
Stata
Matlab
Selenium ||| automated testing
!Cypress ||| automated testing
Playwright ||| automated testing
JUnit ||| automated testing
!Postman
`,
  ),
  ...termTable(
    "skill",
    `
web development | le développement web | développement Web, web developer, développeur web, développeuse web
front-end development | le développement front-end | frontend development, front-end, frontend, front end
back-end development | le développement back-end | backend development, back-end, backend, back end
full-stack development | le développement full-stack | full-stack, fullstack, full stack
mobile development | le développement mobile | mobile app development
iOS development | le développement iOS
Android development | le développement Android
software architecture | l'architecture logicielle | system design, software design
microservices | les microservices | micro-services, microservice architecture
REST APIs | les API REST | REST API, RESTful APIs, REST
API design | la conception d'API | API development
continuous integration | l'intégration continue
CI/CD
continuous deployment | le déploiement continu | continuous delivery
automated testing | les tests automatisés | test automation, automated tests
unit testing | les tests unitaires | unit tests
code review | la revue de code | code reviews, revues de code
agile methods | les méthodes agiles | agile, agile methodology, agile methodologies, méthode agile, agilité
scrum | la méthode Scrum | scrum | agile methods
kanban | la méthode Kanban | kanban
DevOps | le DevOps
cloud infrastructure | l'infrastructure cloud
cloud computing | le cloud | cloud
observability | l'observabilité | monitoring and alerting
system administration | l'administration système | sysadmin, administration systèmes et réseaux, systems administration
network administration | l'administration réseau | network management
networking | les réseaux informatiques
IT support | le support informatique | technical support, helpdesk, help desk, support technique, support utilisateurs, service desk, user support
cybersecurity | la cybersécurité | information security, IT security, sécurité informatique, sécurité des systèmes d'information
penetration testing | les tests d'intrusion | pentest, pentesting
data analysis | l'analyse de données | data analytics, analyse des données, analyze data, analyse data
data visualisation | la visualisation de données | data visualization, dataviz
dashboards | les tableaux de bord | dashboarding
data engineering | l'ingénierie de données
data pipelines | les pipelines de données
ETL
machine learning | l'apprentissage automatique | !ML
deep learning | l'apprentissage profond
statistics | les statistiques | statistical analysis, analyse statistique
database administration | l'administration de bases de données | database management, DBA
web accessibility | l'accessibilité numérique | accessibilité web, accessibility
WCAG
RGAA
user research | la recherche utilisateur | UX research
user interviews | les entretiens utilisateurs
usability testing | les tests utilisateurs
UX design | la conception UX | UX/UI, user experience design
user experience | l'expérience utilisateur | !UX
UI design | la conception d'interfaces | interface design, user interface design, !UI
wireframing | la réalisation de maquettes | wireframes, maquettage
prototyping | le prototypage | prototypes
design systems | les design systems | design system
graphic design | le graphisme | conception graphique, graphisme, graphic designer, graphiste
video editing | le montage vidéo | montage video
video production | la production vidéo
photography | la photographie | photo
technical writing | la rédaction technique
technical documentation | la documentation technique
`,
  ),
];
