import { skills } from "./claim-set.ts";
import type { ClaimSet } from "./claim-set.ts";

export const developerEn: ClaimSet = {
  language: "en",
  isHeldBack: true,
  profile: {
    profile: {
      first_name: "Mei",
      last_name: "Tanaka-Shaw",
      city: "Bristol",
      country: "United Kingdom",
      summary: "Back-end developer. Payments, queues, boring reliable services.",
    },
    experiences: [
      {
        company: "Quillpay",
        title: "Software Engineer",
        location: "Bristol",
        start_date: "01/2021",
        is_current: true,
        description:
          "Built the refunds service in Go (1.2m refunds a month)\nCut p95 latency of the ledger API from 480 ms to 130 ms\nOn-call rota of 5, wrote 14 runbooks\nPart of the team that moved 60 services to Kubernetes",
      },
      {
        company: "Larkfield Analytics",
        title: "Junior Developer",
        location: "Bath",
        start_date: "07/2018",
        end_date: "12/2020",
        description:
          "Django dashboards for 40 hospital trusts\nMoved reports from Excel macros to Python\nReviewed by two seniors, then reviewed interns' code myself",
      },
    ],
    education: [
      {
        school: "University of Bath",
        degree: "BSc",
        field_of_study: "Computer Science",
        start_date: "2015",
        end_date: "2018",
        description: "Dissertation on queueing models, 72%",
      },
    ],
    contributions: [
      {
        title: "Maintainer",
        organization: "pgqueue-tools",
        description:
          "Open-source job queue for PostgreSQL, 900 stars; answer issues and cut releases",
        start_date: "2020",
        is_current: true,
      },
    ],
    competencies: skills(`
      Go; advanced; toolsAndSoftware; 5
      Python; advanced; toolsAndSoftware; 7
      PostgreSQL; advanced; toolsAndSoftware; 6
      Kubernetes; intermediate; toolsAndSoftware; 2
      Terraform; beginner; toolsAndSoftware
      Japanese; advanced; language`),
    other: [{ label: "Working pattern", content: "Four days a week, remote or Bristol." }],
  },
  posting: `Senior Platform Engineer, Tidewell Bank (remote, UK)
We run 200 microservices in Rust and Go on AWS. You will own our deployment pipeline, mentor three engineers, and be on call one week in six.
You have: 5+ years with distributed systems, Kubernetes in production, Terraform, PostgreSQL. Nice to have: Rust, Kafka, PCI DSS, a security certification.`,
  claims: `
+ At Quillpay I built a refunds service in Go that handles 1.2 million refunds every month.
+ I brought the 95th percentile latency of our ledger API down from 480 to 130 milliseconds.
+ I share an on-call rota with four others and have written fourteen runbooks.
+ I was part of the team that moved sixty services to Kubernetes.
+ I started out at Larkfield Analytics, building Django dashboards for forty hospital trusts.
+ There I replaced Excel macros with reports in Python.
+ Since 2020 I have maintained pgqueue-tools, an open-source job queue for PostgreSQL with 900 stars.
+ I studied Computer Science at the University of Bath and wrote my dissertation on queueing models.
+ I have used Go for five years and PostgreSQL for six.
+ My Terraform is still at a beginner's level.
+ I have been a software engineer at Quillpay for almost six years.
+ I am looking for four days a week.
+ You run 200 microservices, and keeping services boring and reliable is what I enjoy.
+ I would welcome the chance to discuss the role with you.
- number | At Quillpay I wrote forty runbooks.
- unit | I cut p95 latency of the ledger API from 480 to 130 seconds.
- magnitude | The refunds service I built handles 1.2 billion refunds a month.
- mixed | At Larkfield Analytics I built the refunds service in Go.
- mixed | At Quillpay I built dashboards for 40 hospital trusts.
- title | I am a Senior Platform Engineer at Quillpay.
- title-lc | I work as a tech lead for a team of developers.
- dates | I joined Quillpay in March 2019.
- years | I have eight years of experience with Kubernetes.
- tool | I write Rust and run Kafka in production.
- degree | I hold a PhD in Computer Science from the University of Bath.
- credit | I single-handedly moved 60 services to Kubernetes.
- licence | I am a certified AWS Solutions Architect.
- scope | I run the payments infrastructure of several international banks.
`,
};
