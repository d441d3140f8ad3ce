#!/bin/bash
# Starts a storage that speaks S3, from Debian's packages, on loopback and in memory, and prints how to test on it:
#   apt-get install radosgw ceph-mon ceph-osd ceph-common && bash scripts/test/radosgw.sh start
# `stop` ends what `start` has started.
set -euo pipefail
folder=${SANDHI_RADOSGW:-/tmp/sandhi-radosgw}
mon_port=46789 port=47480

stop() {
  for file in "$folder"/run/*.pid; do [ -e "$file" ] && kill "$(cat "$file")" || true; done
  rm -rf "$folder"
}

start() {
  [ -e "$folder" ] && stop
  mkdir -p "$folder"/{mon,osd,run} && cd "$folder"
  local id monitors="[v1:127.0.0.1:$mon_port]"
  id=$(cat /proc/sys/kernel/random/uuid)
  cat > ceph.conf <<CONF
[global]
fsid = $id
mon_host = v1:127.0.0.1:$mon_port
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_msgr2 = false
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
mon_data = $folder/mon
mon_data_avail_crit = 1
osd_data = $folder/osd
osd_objectstore = memstore
memstore_device_bytes = 1073741824
admin_socket = $folder/run/\$name.asok
pid_file = $folder/run/\$name.pid
log_file = $folder/\$name.log
CONF
  monmaptool --create --fsid "$id" --addv a "$monitors" monmap
  ceph-mon -c ceph.conf --mkfs -i a --monmap monmap
  ceph-mon -c ceph.conf -i a
  timeout 30 ceph -c ceph.conf osd create
  ceph-osd -c ceph.conf -i 0 --mkfs
  timeout 30 ceph -c ceph.conf osd crush add osd.0 1.0 root=default host=here
  ceph-osd -c ceph.conf -i 0
  timeout 90 radosgw-admin -c ceph.conf user create --uid=shop --display-name=shop \
    --access-key=SANDHITEST --secret=sandhitestword > user.json
  radosgw -c ceph.conf -n client.rgw --rgw-frontends "beast endpoint=127.0.0.1:$port"
  until curl -sf -o /dev/null "http://127.0.0.1:$port/"; do :; done
  curl -sf -X PUT -H 'x-amz-content-sha256: UNSIGNED-PAYLOAD' --aws-sigv4 aws:amz:us-east-1:s3 --user SANDHITEST:sandhitestword \
    "http://127.0.0.1:$port/sandhi-files"
  echo "SANDHI_TEST_S3=http://SANDHITEST:sandhitestword@127.0.0.1:$port/sandhi-files npx vitest run --project unit app/platform/s3"
}

case "${1:-}" in start) start ;; stop) stop ;; *) sed -n 2,4p "$0" ;; esac
